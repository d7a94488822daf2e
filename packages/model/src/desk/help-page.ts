import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';

/** Help of a page, by its route or by its menu. The platform's is everybody's; a tenant's own stands before it. */
export const helpPage = entity({
  name: 'helpPage',
  table: 'help_page',
  label: { zh: '帮助页', en: 'Help page' },
  path: '/api/purchase/help',
  verbs: {
    page: 'GET /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    remove: 'GET /deleteById',
    export: 'POST /export',
  },
  menu: 'deskhelp',
  search: ['title', 'titleEn', 'routeStr', 'code'],
  sort: ['routeStr', 'code'],
  platformReadable: true,
  dataScoped: 'granted',
  fields: {
    title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 100, required: true },
    titleEn: { kind: 'text', label: { zh: '英文标题', en: 'Title in English' }, maxLength: 200 },
    routeStr: {
      kind: 'text',
      label: { zh: '页面路径', en: 'Route' },
      maxLength: 255,
      pattern: /^\/[^\s?#]*$/,
      patternText: { zh: '以 / 开头，不含参数', en: 'Begins with /, without a query' },
      help: { zh: '页面路径与菜单编号至少填写一项', en: 'A route, a menu code, or both' },
    },
    code: {
      kind: 'text',
      label: { zh: '菜单编号', en: 'Menu code' },
      maxLength: 60,
      pattern: /^[A-Za-z][A-Za-z0-9]*$/,
      patternText: { zh: '以字母开头，只含字母和数字', en: 'Starts with a letter; letters and digits' },
    },
    url: {
      kind: 'text',
      label: { zh: '外部地址', en: 'Address elsewhere' },
      maxLength: 500,
      pattern: /^https:\/\/[^\s/\\]\S*$/i,
      patternText: { zh: '以 https:// 开头', en: 'Begins with https://' },
      help: { zh: '填写后打开此地址，不显示下方内容', en: 'Shown in place of the text below' },
    },
    content: { kind: 'richText', label: { zh: '内容', en: 'Text' }, maxLength: 100_000, detailOnly: true },
    contentEn: {
      kind: 'richText',
      label: { zh: '英文内容', en: 'Text in English' },
      maxLength: 100_000,
      detailOnly: true,
    },
  },
});

/** Asked when the help drawer opens (rule 53): null where nobody has written any help on this page. */
export const helpInfo = endpoint({
  route: 'GET /api/purchase/help/queryInfo',
  label: { zh: '查询页面帮助', en: 'Help of a page' },
  permission: 'signedIn',
  input: z.object({ routeStr: z.string().max(255).default(''), code: z.string().max(60).default('') }),
  output: z.object({ id: z.string(), title: z.string(), url: z.string() }).nullable(),
});

/** The page itself, for a frame: a frame sends no header, so a short-lived ticket says who asked for it. */
export const showHelp = endpoint({
  route: 'GET /api/purchase/help/show',
  label: { zh: '显示帮助', en: 'Show help' },
  permission: 'public',
  input: z.object({
    ticket: z.string().max(200),
    lang: z.enum(['zh', 'en']).default('zh'),
    dark: z
      .string()
      .max(1)
      .meta({ examples: ['1'] })
      .optional(),
  }),
  output: z.unknown(),
  raw: true,
});

/** Every page of help that the asker may read, or those that say what he looks for. */
export const helpContents = endpoint({
  route: 'GET /api/purchase/help/contents',
  label: { zh: '查询帮助目录', en: 'Contents of the help' },
  permission: 'signedIn',
  input: z.object({ text: z.string().max(100).default('') }),
  output: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      code: z.string().nullable(),
      routeStr: z.string().nullable(),
      /** The menu among whose pages it is listed. */
      under: z.string().nullable(),
    }),
  ),
});

/** The picture of a page as the demo shows it. */
export const helpPicture = endpoint({
  route: 'GET /api/purchase/help/picture',
  label: { zh: '帮助截图', en: 'Picture of a help page' },
  permission: 'public',
  input: z.object({ name: z.string().max(60), lang: z.enum(['zh', 'en']).default('zh') }),
  output: z.unknown(),
  raw: true,
});

export const helpEndpoints = [helpInfo, showHelp, helpContents, helpPicture] as const;
