import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { runReport } from '@zhaocai/model/report/report';

export type RanReport = EndpointOutput<typeof runReport>;
