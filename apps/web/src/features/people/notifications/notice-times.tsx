import { getNoticeTimes, saveNoticeTimes } from '@candor/contract/people/notice-times';
import type { Output } from '@candor/contract';
import { Button, NativeSelect } from '@mantine/core';
import { read, useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { ZoneField } from '../../../ui/zone-field.tsx';
import { timeWords as words } from './notice-words.ts';

type Times = Output<typeof getNoticeTimes>;

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: words.hour(hour),
}));

/** When mails and pushes come: one a day, and none in quiet hours. */
export function NoticeTimes() {
  const times = useRead(read(getNoticeTimes, {}));
  return (
    <section className="stack gap-sm" aria-labelledby="notice-times">
      <h2 id="notice-times">{words.title}</h2>
      <Loaded query={times} what={words.what}>
        {(data) => <TimesForm times={data} />}
      </Loaded>
    </section>
  );
}

function TimesForm({ times }: { readonly times: Times }) {
  const isChosen = times.isDigest || times.quietFrom !== times.quietUntil;
  const form = useEndpointForm(saveNoticeTimes, {
    initial: {
      isDigest: times.isDigest,
      quietFrom: String(times.quietFrom),
      quietUntil: String(times.quietUntil),
      // Until somebody chooses, the zone is that of their browser.
      timeZone: isChosen ? times.timeZone : ownZone(),
    },
    toInput: ({ quietFrom, quietUntil, ...chosen }) => ({
      body: { ...chosen, quietFrom: Number(quietFrom), quietUntil: Number(quietUntil) },
    }),
    refreshes: [getNoticeTimes],
    tells: () => showToast({ tone: 'success', text: words.saved }),
  });
  const digest = form.field('isDigest');
  const zone = form.field('timeZone');
  return (
    <EndpointForm of={form} className="stack">
      <CheckField
        label={words.digest}
        description={words.digestAbout}
        checked={digest.value}
        onCheck={digest.onChange}
      />
      <div className="row top">
        <NativeSelect label={words.from} data={hours} {...form.field('quietFrom')} />
        <NativeSelect label={words.until} data={hours} {...form.field('quietUntil')} />
      </div>
      <p className="dimmed small">
        {form.values.quietFrom === form.values.quietUntil ? words.never : words.quietAbout}
      </p>
      <ZoneField
        label={words.zone}
        value={zone.value}
        error={zone.error}
        onChange={zone.onChange}
      />
      <FormRefusal of={form} />
      <div className="row">
        <Button type="submit" loading={form.isPending}>
          {words.save}
        </Button>
      </div>
    </EndpointForm>
  );
}
