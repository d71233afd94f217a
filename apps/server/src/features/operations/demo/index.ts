export { addDemoLinks, type Demo, describeDemo, writeDemoFile } from './demo-links.ts';
export { closeDemo } from './close-demo.ts';
export { addDemoRecording } from './demo-recording.ts';
export { addCrowd } from './seed-crowd.ts';
export { addWeek } from './seed-week.ts';
export { addStory } from './seed-story.ts';
export { seedDemo } from './seed-demo.ts';
