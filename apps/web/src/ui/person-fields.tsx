import { NativeSelect, TextInput } from '@mantine/core';
import { readCountries } from './country-names.ts';
import { personWords as words } from './person-words.ts';
import { type Field, Pair } from './step-form.tsx';

const countryChoices = () => [{ value: '', label: words.choose }, ...readCountries()];
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
          label={words.firstName}
          withAsterisk
          autoComplete="given-name"
          maxLength={80}
          {...field('firstName')}
        />
        <TextInput
          label={words.lastName}
          withAsterisk
          autoComplete="family-name"
          maxLength={80}
          {...field('lastName')}
        />
      </Pair>
      <TextInput
        label={words.phone}
        withAsterisk
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...field('phone')}
      />
      <Pair>
        <NativeSelect
          label={words.country}
          withAsterisk
          autoComplete="country"
          data={countryChoices()}
          {...field('country')}
        />
        <TextInput
          label={words.city}
          withAsterisk
          autoComplete="address-level2"
          maxLength={80}
          {...field('city')}
        />
      </Pair>
      <NativeSelect
        label={words.zone}
        withAsterisk
        description={words.zoneHint}
        data={[...new Set([timeZone, ...zones])]}
        {...field('timeZone')}
      />
    </>
  );
}
