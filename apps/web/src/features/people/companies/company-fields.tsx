import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Pair } from './company-frame.tsx';
import { type CompanyValues, industryChoices, sizeChoices } from './company-form.ts';
import { countries } from '../../../ui/country-names.ts';

const countryChoices = [{ value: '', label: 'Please choose' }, ...countries];

type Props = { readonly form: { readonly field: (name: keyof CompanyValues) => object } };

/** What a company says about itself. */
export function CompanyFields({ form }: Props) {
  return (
    <>
      <TextInput
        label="Company name"
        withAsterisk
        autoComplete="organization"
        maxLength={120}
        {...form.field('name')}
      />
      <TextInput
        label="Website"
        type="url"
        placeholder="https://example.com"
        maxLength={300}
        {...form.field('website')}
      />
      <Pair>
        <NativeSelect
          label="Industry"
          withAsterisk
          data={industryChoices}
          {...form.field('industry')}
        />
        <NativeSelect label="Size" withAsterisk data={sizeChoices} {...form.field('size')} />
      </Pair>
      <Pair>
        <NativeSelect
          label="Country"
          withAsterisk
          autoComplete="country"
          data={countryChoices}
          {...form.field('country')}
        />
        <TextInput
          label="City"
          withAsterisk
          autoComplete="address-level2"
          maxLength={120}
          {...form.field('city')}
        />
      </Pair>
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...form.field('phone')}
      />
      <Textarea
        label="About the company"
        rows={4}
        maxLength={2000}
        {...form.field('description')}
      />
    </>
  );
}
