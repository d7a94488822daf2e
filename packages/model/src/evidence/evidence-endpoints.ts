import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';

const inMonth = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) });

const dayRoot = z.object({
  /** `yyyy-MM-dd` */
  day: z.string(),
  /** SHA-256 of the day's last line, in hex: it covers every line before it, of all days. */
  digest: z.string(),
  /** Ed25519 over the canonical JSON of `{day, digest, tenantId}`, base64url. */
  signature: z.string(),
});

export const rootMonths = endpoint({
  route: 'GET /api/evidence/root/months',
  label: { zh: '存证根的月份', en: 'Months with roots of the evidence' },
  permission: 'evidenceroot_view',
  input: z.object({}),
  output: z.object({
    tenantId: z.string(),
    /** Ed25519, raw, base64url */
    publicKey: z.string(),
    /** `yyyy-MM`, the latest first. */
    months: z.array(z.string()),
  }),
});

export const rootsOfMonth = endpoint({
  route: 'GET /api/evidence/root/list',
  label: { zh: '一个月的存证根', en: 'Roots of the evidence in a month' },
  permission: 'evidenceroot_view',
  input: inMonth,
  /** The latest day first. */
  output: z.array(dayRoot),
});

/** Why a root is not believed: the line is not ours, does not follow the one before, or the database says otherwise. */
export const rootFaults = ['line', 'order', 'chain'] as const;

export const checkRootsOfMonth = endpoint({
  route: 'GET /api/evidence/root/check',
  label: { zh: '核对一个月的存证根', en: 'Check the roots of a month against the record' },
  permission: 'evidenceroot_view',
  input: inMonth,
  output: z.object({
    ok: z.boolean(),
    days: z.number(),
    firstBroken: z
      .object({
        day: z.string(),
        fault: z.enum(rootFaults),
        /** The chain that differs: `admin`, `root` or the id of a project. */
        stream: z.string().nullable(),
        seq: z.string().nullable(),
      })
      .nullable(),
  }),
});
