export type { ConverterLimits, RawReason } from './convert-rules.ts';
export { converterLimits } from './convert-rules.ts';
export type { Conversion, ConvertOptions } from './convert-to-mp4.ts';
export { copyToWebm } from './copy-to-webm.ts';
export { convertToMp4 } from './convert-to-mp4.ts';
