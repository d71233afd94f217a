import { NativeSelect, TextInput } from '@mantine/core';
import { countries } from './country-names.ts';
import { type Field, Pair } from './step-form.tsx';

const countryChoices = [{ value: '', label: 'Please choose' }, ...countries];
const zones = Intl.supportedValuesOf('timeZone');

/** The browser's zone: the best guess until somebody says otherwise. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Who somebody is, and where. */
export function PersonFields({
  field,
  timeZone,
}: {
  readonly field: Field;
  /** The chosen one, which the list of the browser may not name. */
  readonly timeZone: string;
}) {
  return (
    <>
      <Pair>
        <TextInput
          label="First name"
          withAsterisk
          autoComplete="given-name"
          maxLength={80}
          {...field('firstName')}
        />
        <TextInput
          label="Last name"
          withAsterisk
          autoComplete="family-name"
          maxLength={80}
          {...field('lastName')}
        />
      </Pair>
      <TextInput
        label="Phone"
        withAsterisk
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...field('phone')}
      />
      <Pair>
        <NativeSelect
          label="Country"
          withAsterisk
          autoComplete="country"
          data={countryChoices}
          {...field('country')}
        />
        <TextInput
          label="City"
          withAsterisk
          autoComplete="address-level2"
          maxLength={80}
          {...field('city')}
        />
      </Pair>
      <NativeSelect
        label="Time zone"
        withAsterisk
        description="Interview times are shown in it."
        data={[...new Set([timeZone, ...zones])]}
        {...field('timeZone')}
      />
    </>
  );
}
