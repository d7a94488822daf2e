import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { byProject } from './wire.ts';

const evidenceRow = z.object({
  /** The project's chain, or `<project>.<tenant>` of one supplier. */
  stream: z.string(),
  supplierName: z.string().nullable(),
  seq: z.string(),
  action: z.string(),
  subject: z.string().nullable(),
  payload: z.string().nullable(),
  actor: z.string().nullable(),
  /** What the person of the own unit is called. */
  actorName: z.string().nullable(),
  at: z.string(),
  prevHash: z.string(),
  hash: z.string(),
  /** Who registered or quoted stays hidden until the opening. */
  isHidden: z.boolean(),
  /** Fields that are kept from the reader are left out of the payload: its hash cannot be made of what he is given. */
  isPartial: z.boolean(),
});

export const projectEvidence = endpoint({
  route: 'GET /api/purchase/project/evidenceList',
  label: { zh: '存证记录', en: 'Evidence of a project' },
  permission: 'project_evidence',
  input: byProject,
  output: z.array(evidenceRow),
  ids: { projectId: 'project' },
});

export const verifyProjectEvidence = endpoint({
  route: 'GET /api/purchase/project/evidenceVerify',
  label: { zh: '校验存证链', en: 'Verify the evidence of a project' },
  permission: 'project_evidence',
  input: byProject,
  output: z.object({
    ok: z.boolean(),
    count: z.number(),
    firstBroken: z.object({ stream: z.string(), seq: z.string(), reason: z.string() }).nullable(),
  }),
  ids: { projectId: 'project' },
});

export const evidenceEndpoints = [projectEvidence, verifyProjectEvidence] as const;
