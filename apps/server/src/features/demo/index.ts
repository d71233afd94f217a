export { addDemoLinks, type Demo, describeDemo, writeDemoFile } from './demo-links.ts';
export { seedDemo } from './seed-demo.ts';
