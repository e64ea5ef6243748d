declare module '*.css';

/** Address of the viewer of the API reference, without extension. */
declare const VIEWER_FILE: string;
