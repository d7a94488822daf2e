import Fastify from 'fastify';
import pg from 'pg';
import { destination, pino } from 'pino';

/**
 * The reference: bare Fastify and raw `pg` with the same SQL, named statements, an explicit tenant, page and total side
 * by side, the same log line per request. No session, no permission, no evidence, no row level security (it connects as
 * the superuser). What our server costs more than this is what its promises cost.
 */
const pool = new pg.Pool({ connectionString: process.env.REFERENCE_URL, max: 8 });
const log = pino({ level: 'info' }, destination({ dest: process.env.BENCH_LOG ?? '/dev/null', sync: false }));
const server = Fastify({ loggerInstance: log, disableRequestLogging: true });
const columns = process.env.BENCH_COLUMNS ?? 'id';
const table = process.env.BENCH_TABLE ?? 'supplier';

server.addHook('onResponse', (request, reply, done) => {
  request.log.info({ method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
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
      text: `select ${columns} from ${table} t where t.tenant_id = $1 and t.is_deleted = 0 order by t.create_time desc, t.id desc limit $2 offset $3`,
      values: [body.tenantId, body.size, 0],
    }),
    pool.query({
      name: 'count',
      text: `select count(*)::int as total from (select 1 from ${table} t where t.tenant_id = $1 and t.is_deleted = 0 limit 10001) c`,
      values: [body.tenantId],
    }),
  ]);
  return { code: 200, data: { records: page.rows, total: count.rows[0].total, size: body.size, current: 1 } };
});

server.get<{ Querystring: { tenantId: string; id: string } }>('/get', async ({ query }) => {
  const found = await pool.query({
    name: 'get',
    text: `select ${columns} from ${table} t where t.tenant_id = $1 and t.is_deleted = 0 and t.id = $2`,
    values: [query.tenantId, query.id],
  });
  return { code: 200, data: found.rows[0] };
});

let nextId = 5_000_000_000_000;
server.post<{ Body: Record<string, unknown> & { tenantId: string } }>('/create', async ({ body }) => {
  const { tenantId, ...values } = body;
  const names = Object.keys(values);
  const id = ++nextId;
  await pool.query({
    name: 'create',
    text: `insert into ${table} (tenant_id, id, create_time, update_time, ${names.join(', ')})
           values ($1, $2, now(), now(), ${names.map((_, index) => `$${index + 3}`).join(', ')})`,
    values: [tenantId, id, ...Object.values(values)],
  });
  return { code: 200, data: { id: String(id) } };
});

server.get('/cpu', async () => process.cpuUsage());
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.({ ready: true });
