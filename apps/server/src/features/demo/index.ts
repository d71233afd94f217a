export { addDemoLinks, describeDemo, writeDemoFile } from './demo-links.ts';
export { seedDemo } from './seed-demo.ts';
