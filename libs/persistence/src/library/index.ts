export {
  LIBRARY_OPERATIONS,
  deleteExpiredLibraryAnswers,
  deleteLibrarySubject,
  findPaidAnswer,
  insertLibraryAnswer,
  insertLibraryRefresh,
  listLibraryAnswers,
  listLibrarySearches,
  listLibrarySubjects,
  readLibraryAnswer,
} from './answers.js';
export type {
  LibraryAnswerRow,
  LibraryFilter,
  LibraryOperation,
  LibrarySubjectRow,
  NewLibraryAnswer,
  NewLibraryRefresh,
  PaidAnswer,
} from './answers.js';
