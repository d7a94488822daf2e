import Fastify, { LogController } from 'fastify';
import pg from 'pg';
import { destination, pino } from 'pino';
import { poolSize, reportToBench } from './server-process.ts';

/**
 * The reference: bare Fastify and raw `pg` with the same SQL, named statements, an explicit tenant, page and total side
 * by side, the same log line per request. No session, no permission, no evidence, no row level security (it connects as
 * the superuser). What our server costs more than this is what its promises cost.
 */
const {
  REFERENCE_URL,
  BENCH_LOG = '/dev/null',
  BENCH_LIST_COLUMNS = 't.id',
  BENCH_DETAIL_COLUMNS = 't.id',
} = process.env;
// Times and numbers stay the text that PostgreSQL sends: a reference should not lose to a slow parser.
const asText = { getTypeParser: () => (text: string) => text };
const pool = new pg.Pool({
  connectionString: REFERENCE_URL,
  max: poolSize,
  types: asText,
  options: '-c timezone=Asia/Shanghai',
});
const log = pino({ level: 'info' }, destination({ dest: BENCH_LOG, sync: false }));
const server = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });

server.addHook('onResponse', (request, reply, done) => {
  const { method, routeOptions } = request;
  request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  done();
});

interface ListBody {
  readonly tenantId: string;
  readonly size: number;
}

server.post<{ Body: ListBody }>('/list', async ({ body }) => {
  const [page, count] = await Promise.all([
    pool.query({
      name: 'list',
      text: `select ${BENCH_LIST_COLUMNS} from supplier t where t.tenant_id = $1 and t.is_deleted = 0
             order by t.create_time desc, t.id desc limit $2 offset $3`,
      values: [body.tenantId, body.size, 0],
    }),
    pool.query<{ total: string }>({
      name: 'count',
      text: `select count(*)::int as total
             from (select 1 from supplier t where t.tenant_id = $1 and t.is_deleted = 0 limit 10001) c`,
      values: [body.tenantId],
    }),
  ]);
  const total = Math.min(Number(count.rows[0]?.total), 10_000);
  return { code: 200, data: { records: page.rows, total, size: body.size, current: 1 } };
});

server.get<{ Querystring: { tenantId: string; id: string } }>('/get', async ({ query }) => {
  const found = await pool.query({
    name: 'get',
    text: `select ${BENCH_DETAIL_COLUMNS} from supplier t where t.tenant_id = $1 and t.is_deleted = 0 and t.id = $2`,
    values: [query.tenantId, query.id],
  });
  return { code: 200, data: found.rows[0] };
});

server.get('/portal', async () => {
  const { rows } = await pool.query({
    name: 'portal',
    text: `select b.id, b.tenant_id, b.project_id, b.bulletin_type, b.title, coalesce(b.buyer_name, t.tenant_name) as buyer,
             b.publish_time, b.bulletin_status, p.project_no, p.project_name, p.manner, p.stage, p.region_code,
             p.entry_end_time, p.bid_end_time, p.open_time
           from bulletin b join project p on p.tenant_id = b.tenant_id and p.id = b.project_id
           join tenant t on t.tenant_id = b.tenant_id
           where b.bulletin_status in (3, 5, 6) and b.is_deleted = 0
           order by b.publish_time desc, b.id desc limit $1`,
    values: [21],
  });
  return { records: rows.slice(0, 20) };
});

interface CreateBody {
  readonly tenantId: string;
  readonly supplierName: string;
  readonly creditCode: string;
  readonly linkman: string;
  readonly phone: string;
  readonly address: string;
}

let nextId = 5_000_000_000_000;
server.post<{ Body: CreateBody }>('/create', async ({ body }) => {
  const id = ++nextId;
  await pool.query({
    name: 'create',
    text: `insert into supplier (tenant_id, id, create_user, create_dept, create_time, update_user, update_time,
             supplier_name, credit_code, linkman, phone, address)
           values ($1, $2, 1, 1, now(), 1, now(), $3, $4, $5, $6, $7)`,
    values: [body.tenantId, id, body.supplierName, body.creditCode, body.linkman, body.phone, body.address],
  });
  return { code: 200, data: { id: String(id), version: 0 } };
});

await server.listen({ port: 0, host: '127.0.0.1' });
reportToBench(server);
process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
