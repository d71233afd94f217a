import { expect, test } from 'vitest';
import { makeSecret, signedHeaders } from './signature.ts';

/** The example of the Standard Webhooks specification; its libraries check themselves with it. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

test('a message is signed as the specification’s example is', () => {
  expect(signedHeaders([secret], message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

test('two secrets sign side by side, and whoever knows one of them finds its signature', () => {
  const signed = signedHeaders([makeSecret(), secret], message)['webhook-signature'].split(' ');
  expect(signed).toHaveLength(2);
  expect(signed[1]).toBe(signature);
  expect(signed[0]).not.toBe(signature);
});

test('secrets are 256 random bits', () => {
  const [one, other] = [makeSecret(), makeSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.replace('whsec_', ''), 'base64')).toHaveLength(32);
});
