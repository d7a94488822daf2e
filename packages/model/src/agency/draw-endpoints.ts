import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { digestPattern, secretPattern } from '../kit/verifiable-draw.ts';
import { rowMove } from '../kit/row-move.ts';
import { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { project } from '../tendering/project.ts';
import { agencyDraw } from './agency-draw.ts';

const base = '/api/purchase/cus/agent/draw';

/** The party's part of the secret is shown when everybody has shown his. */
const ofParties = z.record(z.string(), z.string());
const person = z.object({ id: z.string(), name: z.string().nullable(), party: z.string(), hasRevealed: z.boolean() });
const candidate = z.object({ id: z.string(), name: z.string() });
const exclusion = z.object({ name: z.string(), reason: z.string() });
const ticket = z.object({ id: z.string(), ticket: z.string() });
export type DrawCandidate = z.infer<typeof candidate>;
/** A place that was passed over, by whose word. */
const passedTurn = z.object({ id: z.string(), reason: z.string(), by: z.string(), at: z.string() });
export type PassedTurn = z.infer<typeof passedTurn>;
const place = z.object({
  id: z.string(),
  /** held: his turn, and why he cannot be asked has to be settled first, or passed over by another person. */
  state: z.enum(['next', 'held', 'later', 'entrusted', 'gaveBack', 'declined', 'closed', 'passed']),
  /** Of a place that is held. */
  why: z.enum(['ended', 'notInForce', 'notConfirmed', 'removed', 'returnedOutside']).nullable(),
  turn: passedTurn.nullable(),
});
/** A place in the order of a draw, and how it stands. */
export type DrawPlace = z.infer<typeof place>;
export type DrawExclusion = z.infer<typeof exclusion>;

/** Who takes part in the draw of an agency, as the record names them; the product with a secret that nobody of them knows. */
export const drawParties = { buyer: 'buyer', supervisor: 'supervisor', product: 'product' } as const;
export type DrawParty = keyof typeof drawParties;

/** The agencies of the unit that may be drawn, before anything is begun. */
export const startDraw = endpoint({
  route: `POST ${base}/start`,
  label: { zh: '发起代理机构抽取', en: 'Begin a draw of an agency' },
  permission: 'agencyLibrary_entrust',
  input: z.object({ proId: idInput, supervisorId: idInput, commit: z.string().regex(digestPattern) }),
  output: savedAnswer,
  writes: true,
  ids: { proId: 'project', supervisorId: 'user' },
});

/** The supervisor hands in his digest; from then on it stands who is drawn from. */
export const joinDraw = endpoint({
  route: `POST ${base}/join`,
  label: { zh: '监督人加入抽取', en: 'Join a draw as its supervisor' },
  permission: 'signedIn',
  input: z.object({ id: idInput, version: versionInput, commit: z.string().regex(digestPattern) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'agencyDraw' },
});

/** The last secret draws. */
export const revealDraw = endpoint({
  route: `POST ${base}/reveal`,
  label: { zh: '公开抽取随机数', en: 'Show one’s secret of a draw' },
  permission: 'signedIn',
  input: z.object({ id: idInput, secret: z.string().regex(secretPattern) }),
  output: z.object({ id: z.string(), version: z.number(), isDrawn: z.boolean() }),
  writes: true,
  ids: { id: 'agencyDraw' },
});

export const cancelDraw = endpoint({
  route: `POST ${base}/cancel`,
  label: { zh: '作废抽取', en: 'Declare a draw void' },
  permission: 'signedIn',
  input: z.object({ id: idInput, version: versionInput, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'agencyDraw' },
});

/** Watches over a draw in the place of a supervisor who has not joined it. */
export const takeOverDraw = endpoint({
  route: `POST ${base}/takeOver`,
  label: { zh: '接替监督', en: 'Watch over a draw in another’s place' },
  permission: 'agencyLibrary_supervise',
  input: z.object({ id: idInput, version: versionInput, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'agencyDraw' },
});

/** Passes the turn over whoever cannot be asked for a reason that does not lie with him: another than the one who ended it. */
export const passTurn = endpoint({
  route: `POST ${base}/passTurn`,
  label: { zh: '确认顺延', en: 'Pass the turn on' },
  permission: 'agencyLibrary_supervise',
  input: z.object({ id: idInput, version: versionInput, cooperationId: idInput, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'agencyDraw', cooperationId: 'agencyCooperation' },
});

const drawAnswer = fieldsIn(
  z.object({
    id: z.string(),
    version: z.number(),
    drawNo: z.string(),
    drawStatus: z.number(),
    algorithm: z.string(),
    projectId: z.string(),
    projectNo: z.string().nullable(),
    projectName: z.string().nullable(),
    people: z.array(person),
    /** Of the reader, where he takes part. */
    ownParty: z.string().nullable(),
    candidates: z.array(candidate),
    excluded: z.array(exclusion),
    candidateRoot: z.string().nullable(),
    commits: ofParties,
    reveals: ofParties,
    seed: z.string().nullable(),
    round: z.number(),
    tickets: z.array(ticket),
    drawTime: z.string().nullable(),
    voidReason: z.string().nullable(),
    createTime: z.string(),
    /** Ids of candidates that were entrusted by it already. */
    used: z.array(z.string()),
    /** Whose turn it is by it; nobody’s where it is void, not finished, or all gave back. */
    nextId: z.string().nullable(),
    /** Every place of its order, and how it stands. */
    places: z.array(place),
    /** Whoever watches over it has left. */
    supervisorGone: z.boolean(),
    /** Who may take it over or declare it void, where that is another’s to do: some of them, by name. */
    annullers: z.array(z.string()),
    /** In what it differs from its evidence: of `drawChecks`. */
    recordFaults: z.array(z.string()),
    /** When each step was written down in the evidence of the project. */
    recorded: z.array(z.object({ action: z.string(), at: z.string(), hash: z.string() })),
    /** All draws for the same purchase, this one among them: of its project, its demand, its plan, or its name. */
    drawsOfSame: z.array(
      z.object({ id: z.string(), drawNo: z.string(), drawStatus: z.number(), createTime: z.string() }),
    ),
    /** What was done to it, by whom and why: the newest first. */
    history: z.array(rowMove),
    /** What the reader may do with it. */
    actions: z.array(z.string()),
  }),
  project,
  agencyDraw,
);
export type DrawAnswer = z.infer<typeof drawAnswer>;

/** The record of a draw with all that is needed to calculate it again; what is not yet shown is not told. */
export const drawDetail = endpoint({
  route: `GET ${base}/detail`,
  label: { zh: '抽取记录', en: 'The record of a draw' },
  permission: 'signedIn',
  input: z.object({ id: idInput }),
  output: drawAnswer,
  ids: { id: 'agencyDraw' },
});

export const drawEndpoints = [startDraw, joinDraw, takeOverDraw, revealDraw, cancelDraw, passTurn, drawDetail] as const;
