import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { reasonInput, savedAnswer, versionInput } from '../kit/wire-shapes.ts';
import { passOverGround } from './candidates.ts';
import { reportBody } from './report-body.ts';

const base = '/api/bid-es/judge';
const place = { id: idInput, packageId: idInput };
const placeIds = { id: 'committeeMember', packageId: 'package' } as const;

const signature = z.object({
  id: z.string(),
  memberId: z.string(),
  name: z.string(),
  /** Of `memberRole`. */
  role: z.number(),
  signatureStatus: z.number(),
  signTime: z.string().nullable(),
  dueTime: z.string().nullable(),
  dissent: z.string().nullable(),
  isOwn: z.boolean(),
});
export type ToldSignature = z.infer<typeof signature>;

const passedOver = z.object({ entryId: z.string(), ground: z.number(), reason: z.string(), time: z.string() });

/**
 * The report of a package with what each member has said to it: for its members, and for the purchaser, who learns their names
 * once he may (B.28). null: none stands, for nothing is closed.
 */
export const readReport = endpoint({
  route: `GET ${base}/report/detail`,
  label: { zh: '评审报告', en: 'Report of an evaluation' },
  permission: 'signedIn',
  input: z.object({ packageId: idInput }),
  output: z
    .object({
      reportId: z.string(),
      version: z.number(),
      reportStatus: z.number(),
      digest: z.string(),
      drawTime: z.string().nullable(),
      signedTime: z.string().nullable(),
      /** Names of members are kept from the reader until the result is published. */
      isMasked: z.boolean(),
      body: reportBody,
      signatures: z.array(signature),
      /** The seat of the reader, while he has one; null: he is none of the members. */
      seatId: z.string().nullable(),
      passedOver: z.array(passedOver),
      /** The reader is asked for his word. */
      maySign: z.boolean(),
      /** He leads, and nothing is handed in yet. */
      mayReopen: z.boolean(),
      /** Whose refusal he may note: he leads, and their time is over. */
      mayNote: z.array(z.string()),
      /** He chooses for the purchaser, and nothing is handed in yet. */
      mayPassOver: z.boolean(),
    })
    .nullable(),
  ids: { packageId: 'package' },
});
export type ToldReport = NonNullable<z.infer<typeof readReport.output>>;

/** The report on paper (PDF, Word) or as JSON, signed by this installation. */
export const reportPaper = endpoint({
  route: `GET ${base}/report/paper`,
  label: { zh: '下载评审报告', en: 'Save the report of an evaluation' },
  permission: 'signedIn',
  input: z.object({ packageId: idInput, format: z.enum(['json', 'pdf', 'docx']).default('pdf') }),
  output: z.unknown(),
  raw: true,
  ids: { packageId: 'package' },
});

/** A member's own word: he signs, dissents with his reasons, or refuses, which counts as agreed (87号令 61, 条例 53). */
export const signReport = endpoint({
  route: `POST ${base}/own/sign`,
  label: { zh: '签署评审报告', en: 'Sign the report' },
  permission: 'signedIn',
  input: z.object({
    ...place,
    how: z.enum(['sign', 'dissent', 'refuse']),
    /** Of what he has read. */
    digest: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ examples: ['0'.repeat(64)] }),
    dissent: z.string().trim().max(2000).optional(),
  }),
  output: savedAnswer.extend({ signatureStatus: z.number(), reportStatus: z.number() }),
  writes: true,
  stepUp: true,
  ids: placeIds,
});

/** By the leader: that a member whose time is over refuses to sign. */
export const noteRefusal = endpoint({
  route: `POST ${base}/own/noteRefusal`,
  label: { zh: '登记拒绝签字', en: 'Note that a member refuses' },
  permission: 'signedIn',
  input: z.object({ ...place, memberId: idInput, reason: reasonInput }),
  output: savedAnswer.extend({ signatureStatus: z.number(), reportStatus: z.number() }),
  writes: true,
  ids: { ...placeIds, memberId: 'committeeMember' },
});

/** By the leader, until the selection is handed in: what was closed is open again, and every signature void. */
export const reopenEvaluation = endpoint({
  route: `POST ${base}/own/reopen`,
  label: { zh: '重新评审', en: 'Evaluate anew' },
  permission: 'signedIn',
  input: z.object({ ...place, reason: reasonInput }),
  output: savedAnswer,
  writes: true,
  ids: placeIds,
});

/** By the purchaser: a candidate is passed over for the next by a ground that the law allows (R41); without one he is a candidate again. */
export const passOver = endpoint({
  route: `POST ${base}/report/passOver`,
  label: { zh: '顺延候选人', en: 'Pass a candidate over' },
  permission: 'project_select',
  input: z.object({
    packageId: idInput,
    entryId: idInput,
    version: versionInput,
    ground: z.coerce.number().int().min(1).max(passOverGround.choices.length).nullish(),
    reason: reasonInput,
  }),
  output: savedAnswer,
  writes: true,
  ids: { packageId: 'package', entryId: 'entry' },
});

export const reportEndpoints = [readReport, reportPaper, signReport, noteRefusal, reopenEvaluation, passOver] as const;
