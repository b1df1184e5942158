export { findDatasets } from './import/import-all.js';
export type { FoundFile } from './import/import-all.js';
export { importFolder } from './import/import-folder.js';
export type { FolderReport, FolderSource } from './import/import-folder.js';
