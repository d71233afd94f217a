import type { Endpoint } from '@candor/contract';
import {
  type SectionName,
  type Setting,
  settingEndpoints,
  settingSections,
} from '@candor/contract/operations/company-settings';
import { Button } from '@mantine/core';
import { read, useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { SettingField } from './setting-field.tsx';
import { pageWords, type SettingWords, sectionWords } from './setting-words.ts';

export const MailSenderPage = () => <SectionPage section="mailSender" />;
export const NeedRulesPage = () => <SectionPage section="needs" />;
export const AppealRulesPage = () => <SectionPage section="appeals" />;
export const CareerRulesPage = () => <SectionPage section="careers" />;
export const ExternalInterviewsPage = () => <SectionPage section="externalInterviews" />;

type Of = { readonly section: SectionName };

/** A section of the contract's list: its settings in their order, saved together. */
function SectionPage({ section }: Of) {
  const { title, what } = sectionWords[section];
  usePageTitle(title);
  const chosen = useRead(read(settingEndpoints[section].read, {}));
  return (
    <div className="stack gap-lg narrow">
      <PageHead title={title} />
      <Loaded query={chosen} what={what}>
        {(data) => <SectionForm section={section} chosen={data} />}
      </Loaded>
    </div>
  );
}

type Values = Readonly<Record<string, unknown>>;

function SectionForm({ section, chosen }: Of & { readonly chosen: Values }) {
  const { saved } = sectionWords[section];
  const words: Readonly<Record<string, SettingWords>> = sectionWords[section].settings;
  const settings: Readonly<Record<string, Setting>> = settingSections[section].settings;
  // Of whichever section: what its values are, the contract checks.
  const endpoint: Endpoint = settingEndpoints[section].save;
  const form = useEndpointForm(endpoint, {
    initial: Object.fromEntries(Object.keys(settings).map((name) => [name, chosen[name]])),
    toInput: (body) => ({ body }),
    refreshes: [settingEndpoints[section].read],
    tells: () => showToast({ tone: 'success', text: saved }),
  });
  return (
    <EndpointForm of={form} className="stack">
      {Object.entries(words).map(([name, said]) => {
        const setting = settings[name];
        return (
          setting && (
            <SettingField
              {...{ setting, words: said, read: chosen }}
              key={name}
              input={form.field(name)}
            />
          )
        );
      })}
      <FormRefusal of={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          {pageWords.save}
        </Button>
      </div>
    </EndpointForm>
  );
}
