import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';
import { pageInput, pageOf } from '../kit/page.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { idsText, looseCall } from './wire.ts';

export const postCategories = [
  { value: 1, label: { zh: '高层', en: 'Top' } },
  { value: 2, label: { zh: '中层', en: 'Middle' } },
  { value: 3, label: { zh: '基层', en: 'Base' } },
  { value: 4, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const post = entity({
  name: 'post',
  table: 'post',
  label: { zh: '岗位', en: 'Post' },
  path: '/api/blade-system/post',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
    import: 'POST /import',
  },
  importKey: ['postCode'],
  menu: 'post',
  search: ['postName', 'postCode'],
  sort: ['sort'],
  dataScoped: false,
  fields: {
    postName: { kind: 'text', label: { zh: '岗位名称', en: 'Name' }, maxLength: 45, required: true },
    postCode: { kind: 'text', label: { zh: '岗位编号', en: 'Code' }, maxLength: 12, required: true },
    category: { kind: 'choice', label: { zh: '岗位类型', en: 'Level' }, choices: postCategories, required: true },
    sort: { kind: 'integer', label: { zh: '排序', en: 'Order' }, min: 0, max: 99_999, required: true },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 255 },
  },
});

const selectablePost = fieldsIn(
  z.object({
    id: z.string(),
    postCode: z.string(),
    postName: z.string(),
    category: z.number().nullable(),
  }),
  post,
);
export type SelectablePost = z.infer<typeof selectablePost>;

export const selectPosts = endpoint({
  route: 'GET /api/blade-system/post/select',
  label: { zh: '岗位选择', en: 'Posts to choose from' },
  permission: 'signedIn',
  input: looseCall({}),
  output: z.array(selectablePost),
});

const postRow = rowSchema(post.fields) as unknown as z.ZodType<Record<string, unknown>>;

export const pagePosts = endpoint({
  route: 'GET /api/blade-system/post/list',
  label: { zh: '岗位分页查询', en: 'Posts: page' },
  permission: 'post_view',
  input: pageInput,
  output: pageOf(postRow),
});

export const postDetail = endpoint({
  route: 'GET /api/blade-system/post/detail',
  label: { zh: '岗位详情', en: 'Post: detail' },
  permission: 'post_view',
  input: looseCall({ id: idInput }),
  output: postRow,
  ids: { id: 'post' },
});

export const submitPost = endpoint({
  route: 'POST /api/blade-system/post/submit',
  label: { zh: '保存岗位', en: 'Save a post' },
  permission: 'post_edit',
  permissionToAdd: 'post_add',
  input: looseCall({ id: idInput.optional() }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'post' },
});

export const removePosts = endpoint({
  route: 'POST /api/blade-system/post/remove',
  label: { zh: '删除岗位', en: 'Remove posts' },
  permission: 'post_delete',
  input: looseCall({ ids: idsText }),
  output: z.null(),
  writes: true,
  ids: { ids: 'post' },
});

/** The page, the detail, the save and the removal are the entity's own routes, answered by the module. */
export const postEndpoints = [selectPosts] as const;
