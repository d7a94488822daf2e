import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { objectApprovalAnswer } from '../workflow/object-approval.ts';
import { bidRuling } from './choices.ts';
import { entry } from './entry.ts';
import { project } from './project.ts';
import { packageItem, purchasePackage } from './purchase-package.ts';
import { openedQuote, quoteLine } from './quote.ts';
import { byProject, reasonInput, savedAnswer, stageAnswer, versionInput } from './wire.ts';

const quotedLine = fieldsIn(
  z.object({
    itemId: z.string(),
    name: z.string(),
    unit: z.string(),
    quantity: z.string(),
    perMoney: z.string(),
    totalMoney: z.string(),
  }),
  openedQuote,
  packageItem,
  quoteLine,
);

const fileAnswer = z.object({ fileId: z.string(), fileName: z.string(), fileSuffix: z.string(), ossUri: z.string() });

/** One supplier's offer for one package, by the API's names. */
const offerAnswer = fieldsIn(
  z.object({
    packageId: z.string(),
    entryId: z.string(),
    /** The unit price where the package has one goods line. */
    perMoney: z.string().nullable(),
    /** As it was opened: an auction may have come to a lower one. */
    firstMoney: carries(z.string(), openedQuote, 'totalMoney'),
    totalMoney: z.string(),
    remark: z.string().nullable(),
    serviceShow: z.string().nullable(),
    matchExplain: z.string().nullable(),
    /** Exactly `"1"` selected, `"0"` not. */
    bidStatus: z.enum(['1', '0']),
    bidRemark: z.string().nullable(),
    isLowest: z.boolean(),
    lines: z.array(quotedLine),
    files: z.array(fileAnswer),
    file: fileAnswer.nullable(),
  }),
  openedQuote,
  entry,
);

export const comparisonAnswer = fieldsIn(
  z.object({
    projectId: z.string(),
    projectNo: z.string(),
    projectName: z.string(),
    manner: z.number(),
    version: z.number(),
    stage: z.number(),
    /** Not there for whom budgets are not to see. */
    generalBudget: z.string().optional(),
    selectedMoney: z.string(),
    packages: z.array(
      fieldsIn(
        z.object({
          packageId: z.string(),
          packageNo: z.number(),
          packageName: z.string(),
          quoteType: z.number(),
          quoteTypeStr: z.string(),
          budget: z.string().optional(),
          ceilingMoney: z.string().nullable(),
          brandModel: z.string().nullable(),
          goods: z.string().nullable(),
          techParams: z.string().nullable(),
          afterSale: z.string().nullable(),
          maxWinners: z.number(),
          /** Of a framework agreement: how many are admitted, and the percentage of those who are not. */
          admission: z.object({ least: z.number(), eliminatedShare: z.number() }).optional(),
          packageStatus: z.number(),
          items: z.array(
            fieldsIn(
              z.object({
                id: z.string(),
                name: z.string(),
                unit: z.string(),
                quantity: z.string(),
                techParams: z.string().nullable(),
              }),
              packageItem,
            ),
          ),
        }),
        purchasePackage,
      ),
    ),
    suppliers: z.array(
      z.object({
        supplierId: z.string(),
        supplierName: z.string(),
        totalM: z.string(),
        detailListVOS: z.array(offerAnswer),
        /** Handed in in time and not to be opened, by `openFault`: no offer, but not silence either. */
        unopened: z.array(
          z.object({
            packageId: z.string(),
            entryId: z.string(),
            openFault: z.number(),
            /** `bidRuling`; null: whose fault it was is still to be ruled. */
            ruling: z.number().nullable(),
            rulingReason: z.string().nullable(),
          }),
        ),
      }),
    ),
    /** This user rules whose fault it was that a bid did not open. */
    canRule: z.boolean(),
    /** The selection may be changed by this user now. */
    canSelect: z.boolean(),
    /** This user is asked to confirm it. */
    canConfirm: z.boolean(),
    /** Of the result; null before there is one to confirm. */
    approval: objectApprovalAnswer.nullable(),
  }),
  project,
);
export type Comparison = z.infer<typeof comparisonAnswer>;

export const comparison = endpoint({
  route: 'GET /api/purchase/entry/queryByEntryQuoteByProjectId',
  label: { zh: '报价对比', en: 'Quotation comparison' },
  permission: 'entry_view',
  input: byProject,
  output: comparisonAnswer,
  ids: { projectId: 'project' },
});

/** Who offered what, as it was opened: the record that is read out and signed. */
export const openingPdf = endpoint({
  route: 'GET /api/purchase/entry/openingRecord',
  label: { zh: '下载开标记录', en: 'Record of the opening' },
  permission: 'entry_view',
  input: byProject,
  output: z.unknown(),
  raw: true,
  ids: { projectId: 'project' },
});

/**
 * The next step of an opening. Of a project it opens the quotes: where there is a hall, by its host and when every package
 * has come to that node. Of a package (`packageId`, or its hall by `id`) it leads the hall one node on, as `nextNode` does.
 */
export const openProject = endpoint({
  route: 'GET /api/purchase/elebid/conf/nextStep',
  label: { zh: '开标', en: 'Open the quotes' },
  permission: 'project_open',
  input: z.object({
    projectId: idInput.optional(),
    packageId: idInput.optional(),
    /** Of a hall; with `version` as it was seen, and `to`, the node that is meant. */
    id: idInput.optional(),
    version: versionInput.optional(),
    to: z.coerce.number().int().optional(),
    reason: reasonInput,
  }),
  output: stageAnswer.extend({
    opened: z.number(),
    unopened: z.number(),
    /** Of a package alone: where its hall is now; null once it is closed. */
    hallStatus: z.number().optional(),
    nodeCode: z.number().nullish(),
  }),
  writes: true,
  stepUp: true,
  ids: { projectId: 'project', packageId: 'package', id: 'hall' },
  aliases: ['POST /api/purchase/elebid/conf/nextStep'],
});

/** Rules whose fault it was that a bid did not open (R35); with a reason, which its bidder reads. */
export const ruleUnopened = endpoint({
  route: 'POST /api/bid-electronic/seal/opening/rule',
  label: { zh: '认定未开启报价的责任', en: 'Rule on a bid that did not open' },
  permission: 'project_open',
  input: z.object({
    projectId: idInput,
    /** Of the project as the comparison shows it; the hall, which is live, names none. */
    version: versionInput.optional(),
    entryId: idInput,
    /** Of `bidRuling`. */
    ruling: z.coerce.number().int().min(1).max(bidRuling.choices.length),
    reason: z.string().trim().max(500),
  }),
  output: savedAnswer,
  writes: true,
  ids: { projectId: 'project', entryId: 'entry' },
});

const selection = z.object({
  packageId: idInput,
  entryId: idInput,
  bidStatus: z.enum(['1', '0']),
  bidRemark: z.string().trim().max(1000).nullish(),
});

export const saveSelection = endpoint({
  route: 'POST /api/purchase/entry/saveSelection',
  label: { zh: '保存选择', en: 'Save the selection' },
  permission: 'project_select',
  input: z.object({ projectId: idInput, version: versionInput, selections: z.array(selection).max(5000) }),
  output: stageAnswer.extend({ selectedMoney: z.string() }),
  writes: true,
  ids: { projectId: 'project', 'selections.packageId': 'package', 'selections.entryId': 'entry' },
});

export const submitSelection = endpoint({
  route: 'POST /api/purchase/entry/submitSelection',
  label: { zh: '提交采购结果', en: 'Submit the selection' },
  permission: 'project_select',
  input: z.object({ projectId: idInput, version: versionInput }),
  output: stageAnswer,
  writes: true,
  ids: { projectId: 'project' },
});

export const openingEndpoints = [
  comparison,
  openingPdf,
  openProject,
  ruleUnopened,
  saveSelection,
  submitSelection,
] as const;
