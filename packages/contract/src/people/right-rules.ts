// As modules, not objects: a page then carries the numbers that it asks for, and no name.
export * as areas from '../area-rules.ts';
export * as rights from '../hiring/activity-rules.ts';
