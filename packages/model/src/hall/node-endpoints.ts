import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { byProject, savedAnswer } from '../tendering/wire.ts';
import { hallNode } from './hall.ts';
import { carries } from '../kit/carried-fields.ts';

const conf = '/api/purchase/elebid/conf';

const nodeLine = z.object({
  nodeCode: z.number(),
  nodeName: z.string(),
  isUsed: z.boolean(),
  durationMin: z.number(),
  /** It may be left out. */
  isOptional: z.boolean(),
});
export type BidNodeLine = z.infer<typeof nodeLine>;

/** The nodes that openings of the unit go through, in their order; where it has said nothing, those of every opening. */
export const tenantBidNodes = endpoint({
  route: `GET ${conf}/queryTenantBidNode`,
  label: { zh: '租户开标节点', en: 'Opening nodes of the unit' },
  permission: 'bidNode_view',
  input: z.object({}),
  output: z.array(nodeLine),
});

/** Halls that are set up from now on go by it; those that are there stay as they are. */
export const saveTenantBidNodes = endpoint({
  route: `POST ${conf}/saveOrUpdateTenantBidNode`,
  label: { zh: '保存租户开标节点', en: 'Save the opening nodes' },
  permission: 'bidNode_edit',
  input: z.object({
    nodes: z
      .array(
        z.object({
          nodeCode: z.coerce.number().int(),
          nodeName: z.string().trim().min(1).max(30),
          isUsed: z.boolean().default(true),
          durationMin: z.coerce.number().int().min(1).max(1440),
        }),
      )
      .min(1)
      .max(20),
  }),
  output: z.array(nodeLine),
  writes: true,
});

const nodeState = z.object({
  id: z.string(),
  packageId: z.string(),
  nodeCode: z.number(),
  nodeName: carries(z.string(), hallNode, 'nodeName'),
  nodeStatus: z.number(),
  durationMin: z.number(),
  beginTime: z.string().nullable(),
  endTime: z.string().nullable(),
});
export type HallNodeState = z.infer<typeof nodeState>;
export const nodeStates = z.array(nodeState);

/** The nodes of a package: type 1 of its opening, 2 of its evaluation. */
export const nodesOfPackage = endpoint({
  route: 'GET /api/bid-electronic/ele/pro/queryByPackIdAndType',
  label: { zh: '包的开标节点', en: 'Nodes of a package' },
  permission: 'hall_view',
  input: z.object({ packageId: idInput, type: z.coerce.number().int().min(1).max(2).default(1) }),
  output: nodeStates,
  ids: { packageId: 'package' },
});

export const nodesOfProject = endpoint({
  route: 'GET /api/bid-electronic/ele/pro/queryNodeByProjectId',
  label: { zh: '项目的开标节点', en: 'Nodes of a project' },
  permission: 'hall_view',
  input: byProject,
  output: nodeStates,
  ids: { projectId: 'project' },
});

/** Sets up the hall of a published project: each package gets its nodes, and its host. What is set up stays. */
export const setUpHall = endpoint({
  route: 'POST /api/bid-electronic/ele/pro/saveEleProject',
  label: { zh: '开启开标大厅', en: 'Set up the hall' },
  permission: 'hall_host',
  input: z.object({
    projectId: idInput,
    /** The caller himself where nobody is named. */
    hostId: idInput.optional(),
    confirmMinutes: z.coerce.number().int().min(1).max(1440).optional(),
  }),
  output: z.array(savedAnswer),
  writes: true,
  ids: { projectId: 'project', hostId: 'user' },
});
