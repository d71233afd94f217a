/** One file to load for whoever needs any of it: each of its own would cost every page of the console another name. */
export { DayBeside } from './day-beside.tsx';
export { SampleCard } from './sample-card.tsx';
export { SamplePage } from './sample-page.tsx';
