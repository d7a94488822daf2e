import type { Endpoint } from '../kit/endpoint.ts';
import { formAnswerEndpoints } from './answer-endpoints.ts';
import { formDesignEndpoints } from './design-endpoints.ts';
import { ownAnswerEndpoints } from './own-answer-endpoints.ts';

export const formEndpoints = [
  ...formDesignEndpoints,
  ...formAnswerEndpoints,
  ...ownAnswerEndpoints,
] as const satisfies readonly Endpoint[];
