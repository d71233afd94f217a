import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type Catalogues, speak, useLanguage } from '../lib/language.ts';

type Surface = () => Promise<{ readonly catalogues: Catalogues }>;
type Page = () => Promise<ComponentType>;

/** A page that candidates read: it comes with its words in the language of now, and is drawn anew in another. */
export function spokenPage(load: Page, ...surfaces: readonly Surface[]) {
  return lazyRouteComponent(async () => {
    const words = Promise.all(surfaces.map(async (one) => await speak((await one()).catalogues)));
    const Page = await load();
    await words;
    return {
      Spoken: function Spoken() {
        useLanguage();
        return <Page />;
      },
    };
  }, 'Spoken');
}
