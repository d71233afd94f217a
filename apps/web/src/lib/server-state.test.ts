import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refresh, taskOf } from './server-state.ts';

test('a first answer that was on its way during a change is asked for again', async () => {
  const client = new QueryClient();
  let stored = 'before';
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['/api/retention/preview'],
    queryFn: ({ signal: _used }) => {
      const said = stored;
      return new Promise<string>((resolve) => answers.push(() => resolve(said)));
    },
  });
  const leave = observer.subscribe(() => {});
  stored = 'after';
  const refreshed = refresh(client, ['/api/retention']);
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await refreshed;
  expect(observer.getCurrentResult().data).toBe('after');
  leave();
});

test('a first answer is waited for where nothing is to be asked again now', async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const observer = new QueryObserver(client, {
    queryKey: ['/api/jobs'],
    queryFn: ({ signal: _used }) => answer.promise,
  });
  const leave = observer.subscribe(() => {});
  await refresh(client, ['/api/jobs'], { refetchType: 'none' });
  answer.resolve('the jobs');
  await expect.poll(() => observer.getCurrentResult().data).toBe('the jobs');
  leave();
});

test('what a person must not miss is told also where the form that sent it is gone', async () => {
  const client = new QueryClient();
  const told: string[] = [];
  const stored = Promise.withResolvers<string>();
  const task = taskOf<string, Error, string>(client, () => stored.promise, {
    refreshes: [],
    tells: (done, name) => void told.push(`${name} ${done}`),
  });
  const form = new MutationObserver(client, task);
  const leave = form.subscribe(() => {});
  const sent = form.mutate('The sender', { onSuccess: () => void told.push('the form heard') });
  leave();
  stored.resolve('is saved');
  await sent;
  expect(told).toEqual(['The sender is saved']);
});
