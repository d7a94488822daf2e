import type { EndpointOutput } from '@zhaocai/contract/kit/endpoint';
import type { runReport } from '@zhaocai/contract/report/report';

export type RanReport = EndpointOutput<typeof runReport>;
