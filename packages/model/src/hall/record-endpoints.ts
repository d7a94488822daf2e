import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { byPublishedProject } from '../tendering/wire.ts';

/**
 * The record of an opening as it stands, of all packages: who led and attended it, what was opened, said and ruled, with the
 * hash of each envelope. Signed by the installation over its canonical JSON, and alike for everybody who may read it: the
 * buyer, and from the opening on every bidder (R36).
 */
export const hallRecord = endpoint({
  route: 'GET /api/bid-electronic/hall/record',
  label: { zh: '下载开标记录', en: 'Save the record of the opening' },
  permission: 'hall_view',
  input: byPublishedProject.and(z.object({ format: z.enum(['json', 'pdf']).default('pdf') })),
  output: z.unknown(),
  raw: true,
  unseen: true,
  ids: { projectId: 'project' },
});
