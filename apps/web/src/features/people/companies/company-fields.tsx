import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Pair } from './company-frame.tsx';
import { type CompanyForm, industryChoices, sizeChoices } from './company-form.ts';
import { countries } from '../../../ui/country-names.ts';

const countryChoices = [{ value: '', label: 'Please choose' }, ...countries];

/** What a company says about itself. */
export function CompanyFields({ form }: { readonly form: CompanyForm }) {
  return (
    <>
      <TextInput
        label="Company name"
        withAsterisk
        autoComplete="organization"
        maxLength={120}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Website"
        type="url"
        placeholder="https://example.com"
        maxLength={300}
        key={form.key('website')}
        {...form.getInputProps('website')}
      />
      <Pair>
        <NativeSelect
          label="Industry"
          withAsterisk
          data={industryChoices}
          key={form.key('industry')}
          {...form.getInputProps('industry')}
        />
        <NativeSelect
          label="Size"
          withAsterisk
          data={sizeChoices}
          key={form.key('size')}
          {...form.getInputProps('size')}
        />
      </Pair>
      <Pair>
        <NativeSelect
          label="Country"
          withAsterisk
          autoComplete="country"
          data={countryChoices}
          key={form.key('country')}
          {...form.getInputProps('country')}
        />
        <TextInput
          label="City"
          withAsterisk
          autoComplete="address-level2"
          maxLength={120}
          key={form.key('city')}
          {...form.getInputProps('city')}
        />
      </Pair>
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        key={form.key('phone')}
        {...form.getInputProps('phone')}
      />
      <Textarea
        label="About the company"
        rows={4}
        maxLength={2000}
        key={form.key('description')}
        {...form.getInputProps('description')}
      />
    </>
  );
}
