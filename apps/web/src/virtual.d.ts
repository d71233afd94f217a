declare module 'virtual:face-mesh' {
  /** Where the face model's files are served, ending in a slash. */
  export const faceMeshFolder: string;
}
