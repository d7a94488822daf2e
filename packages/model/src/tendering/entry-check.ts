import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';

const checkedAnswer = z.object({
  entryId: z.string(),
  packageNo: z.number(),
  supplierName: z.string(),
  creditCode: z.string(),
  /** By its last sign (GB 32100). */
  isCodeWhole: z.boolean(),
  isBlackListed: z.boolean(),
  blackReason: z.string().nullable(),
  /** Others of the same package to whom he seems to be related (R54). */
  relatedTo: z.array(z.string()),
  /** Nothing of that speaks against him. */
  isValid: z.boolean(),
});
export type CheckedSupplier = z.infer<typeof checkedAnswer>;

/** Whether those who registered may still take part, each company of a consortium; read as who registered is. */
export const checkSuppliers = endpoint({
  route: 'GET /api/purchase/entry/check/soc',
  label: { zh: '核查供应商状态', en: 'Check the suppliers' },
  permission: 'entry_view',
  input: z.object({ projectId: idInput, packageId: idInput.optional() }),
  output: z.array(checkedAnswer),
  writes: true,
  ids: { projectId: 'project', packageId: 'package' },
});
