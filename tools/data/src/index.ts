export { importFolder } from './import/import-folder.js';
export type { FolderReport, FolderSource } from './import/import-folder.js';
