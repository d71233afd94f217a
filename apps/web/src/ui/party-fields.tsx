import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { countries } from './country-names.ts';
import { partyWords as words } from './party-words.ts';

type Props = {
  /** What a form gives a field by its name. */
  readonly field: (name: 'name' | 'address' | 'country' | 'taxNumber') => object;
  readonly name: string;
  readonly country: string;
  readonly countryHint?: string;
  /** What stands in place of a country until one is chosen; without it one always is. */
  readonly choose?: string;
};

/** Who sells or who buys, as it stands on invoices. */
export function PartyFields({ field, name, country, countryHint, choose }: Props) {
  return (
    <>
      <TextInput label={name} withAsterisk maxLength={120} {...field('name')} />
      <Textarea
        label={words.address}
        description={words.addressHint}
        withAsterisk
        maxLength={400}
        autosize
        minRows={3}
        {...field('address')}
      />
      <NativeSelect
        label={country}
        description={countryHint}
        withAsterisk={choose !== undefined}
        data={choose === undefined ? countries : [{ value: '', label: choose }, ...countries]}
        {...field('country')}
      />
      <TextInput
        label={words.taxNumber}
        description={words.taxNumberHint}
        maxLength={30}
        {...field('taxNumber')}
      />
    </>
  );
}
