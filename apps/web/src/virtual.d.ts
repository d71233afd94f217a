declare module 'virtual:face-mesh' {
  /** Where the face model's files are served, ending in a slash. */
  export const faceMeshFolder: string;
}

declare module 'virtual:pdf-files' {
  /** Where the fonts and encodings of PDFs are served, ending in a slash. */
  export const pdfFolder: string;
}
