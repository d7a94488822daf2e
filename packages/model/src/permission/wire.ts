import { z } from 'zod';
import { idInput } from '../kit/resource.ts';

/** Ids as an array in a body or a comma list in a query. */
export const idList = z
  .union([z.array(idInput), z.string()])
  .transform((ids) => (typeof ids === 'string' ? ids.split(',').filter(Boolean) : ids))
  .pipe(z.array(idInput).max(5000));

/** Another tenant is named by the platform alone. */
export const tenantIdInput = z
  .string()
  .regex(/^\d{6}$/)
  .or(z.literal(''))
  .optional();

const flatNode = z.object({
  id: z.string(),
  /** `'0'` at the root. */
  parentId: z.string(),
  title: z.string(),
  /** key and value repeat the id: what the API's tree and select widgets bind to. */
  key: z.string(),
  value: z.string(),
  /** Left out where there is nothing below. */
  hasChildren: z.literal(true).optional(),
  /** Left out where the node may be chosen. */
  disabled: z.literal(true).optional(),
});

/** The node of every tree of the API. `children` is left out where empty. */
export interface TreeNode extends z.infer<typeof flatNode> {
  readonly children?: readonly TreeNode[];
}

export const treeNode: z.ZodType<TreeNode> = flatNode.extend({
  children: z.lazy(() => z.array(treeNode)).optional(),
});

export const treeOutput = z.array(treeNode);
