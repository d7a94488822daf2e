import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';
import { idInput } from '../kit/resource.ts';

export const dataSourceKinds = [
  { value: 1, label: { zh: 'PostgreSQL', en: 'PostgreSQL' } },
] as const satisfies readonly Choice[];

/** A database that is reached over the network (administration B.10); its password never leaves the server. */
export const dataSource = entity({
  name: 'dataSource',
  table: 'data_source',
  label: { zh: '数据源', en: 'Data source' },
  path: '/api/blade-develop/datasource',
  verbs: {
    page: 'GET /list',
    detail: 'GET /detail',
    save: 'POST /submit',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'datasource',
  search: ['name', 'host', 'databaseName'],
  sort: ['-createTime'],
  dataScoped: false,
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 64, required: true },
    kind: { kind: 'choice', label: { zh: '类型', en: 'Kind' }, choices: dataSourceKinds, required: true },
    host: {
      kind: 'text',
      label: { zh: '主机', en: 'Host' },
      maxLength: 253,
      required: true,
      help: { zh: '主机名或 IP，不含端口', en: 'A host name or an address, without a port' },
    },
    port: { kind: 'integer', label: { zh: '端口', en: 'Port' }, min: 1, max: 65535, required: true },
    databaseName: { kind: 'text', label: { zh: '数据库名', en: 'Database' }, maxLength: 63, required: true },
    username: { kind: 'text', label: { zh: '用户名', en: 'User' }, maxLength: 63, required: true },
    password: { kind: 'text', label: { zh: '密码', en: 'Password' }, maxLength: 500, secret: true },
    useTls: {
      kind: 'flag',
      label: { zh: '使用 TLS', en: 'Use TLS' },
      help: { zh: '开启后会核对服务器证书', en: 'The server’s certificate is verified' },
    },
    authority: {
      kind: 'longText',
      label: { zh: '受信任的证书', en: 'Trusted certificates' },
      maxLength: 20_000,
      detailOnly: true,
      help: {
        zh: 'PEM 格式；服务器证书由自建机构签发时填写',
        en: 'PEM; for a server whose certificate an authority of your own has issued',
      },
    },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});

export const selectDataSources = endpoint({
  route: 'GET /api/blade-develop/datasource/select',
  label: { zh: '数据源下拉列表', en: 'Data sources by name' },
  permission: 'datasource_view',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** Really connects and asks `select 1`; a failure is a refusal that says why. */
export const testDataSource = endpoint({
  route: 'POST /api/blade-develop/datasource/test',
  label: { zh: '测试数据源', en: 'Test a data source' },
  permission: 'datasource_edit',
  input: z.object({ id: idInput }),
  output: z.object({ version: z.string() }),
  ids: { id: 'dataSource' },
});

export const dataSourceEndpoints = [selectDataSources, testDataSource] as const;
