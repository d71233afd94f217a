import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import { ZoneField } from '../../../ui/zone-field.tsx';

/** What is typed beside a week or the free times. */

export function OwnZoneField(props: ComponentProps<typeof ZoneField>) {
  return <ZoneField {...props} />;
}

type Props = Omit<ComponentProps<typeof Textarea>, 'autosize' | 'minRows'>;

export function LongField(props: Props) {
  return <Textarea autosize minRows={2} {...props} />;
}
