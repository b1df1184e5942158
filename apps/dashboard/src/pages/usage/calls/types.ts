import type { PlatformSchemas } from '../../../api/paths.js';

type Schemas = PlatformSchemas['schemas'];

export type Call = Schemas['CallView'];
export type DayCode = Schemas['DayCodeView'];
export type Failure = Schemas['FailureView'];
export type Requests = Schemas['RequestsView'];
export type Total = Schemas['TotalView'];
export type UsageDay = Schemas['UsageDayView'];
