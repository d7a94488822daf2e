import { message } from '@zhaocai/model';
import { Refusal, type FinishedCall } from '../../../platform/http/index.ts';
import { errorFacts } from '../error/error-facts.ts';
import { keptParams, keptText } from './kept-params.ts';
import type { NewLog } from './log-tables.ts';
import { isSignIn, usualEventOf } from './usual-event.ts';

const platformTenant = '000000';

/** Undefined: nobody to ask whose log it belongs to. */
interface Caller {
  readonly tenantId: string;
  readonly account: string;
  readonly userId: string | null;
  readonly deptId: string | null;
}

/** The rows that a finished call leaves in the logs: none, one, or several. */
export function callRows(call: FinishedCall, now: string): NewLog[] {
  const signsIn = isSignIn(call.endpoint, call.input);
  const caller = callerOf(call, signsIn);
  const rows: NewLog[] = [];
  if (caller && (signsIn || call.user)) {
    const event = usualEventOf(call.endpoint);
    if (event && (signsIn || (call.status < 400 && event !== 'session.signIn')))
      rows.push(usualRow(call, event, caller));
    rows.push(apiRow(call, caller));
  }
  if (call.status >= 500) rows.push(errorRow(call, caller));
  return rows.map(({ table, tenantId, values }) => ({ table, tenantId, values: { ...values, create_time: now } }));
}

function callerOf({ user, input, headers }: FinishedCall, signsIn: boolean): Caller | undefined {
  if (signsIn) {
    const tenantId = textOf(input.tenantId) || textOf(headers['tenant-id']);
    if (!/^\d{6}$/.test(tenantId)) return undefined;
    return { tenantId, account: keptText(textOf(input.username), 45), userId: null, deptId: null };
  }
  if (!user) return undefined;
  return { tenantId: user.tenantId, account: user.account, userId: user.userId, deptId: user.deptIds[0] ?? null };
}

/** What was sent is not judged yet: of an object that only looks like a name no text can be made. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function shared(call: FinishedCall, caller: Caller | undefined) {
  return {
    method: call.method,
    request_uri: call.route,
    create_by: caller?.account ?? null,
    create_user: caller?.userId ?? null,
    create_dept: caller?.deptId ?? null,
    remote_ip: keptText(call.address, 60),
    user_agent: keptText(call.userAgent, 300),
    request_id: call.requestId,
  };
}

function usualRow(call: FinishedCall, event: string, caller: Caller): NewLog {
  const failed = call.status >= 400;
  const { zh, en } = call.endpoint.label;
  const values = {
    ...shared(call, caller),
    event: failed ? `${event}.failed` : event,
    title: failed ? `${zh}失败` : zh,
    title_en: failed ? `${en}: failed` : en,
    log_level: failed ? 2 : 1,
    log_data: call.facts ?? null,
  };
  return { table: 'log_usual', tenantId: caller.tenantId, values };
}

function apiRow(call: FinishedCall, caller: Caller): NewLog {
  const params = keptParams(call.route, call.input);
  const values = {
    ...shared(call, caller),
    title: call.endpoint.label.zh,
    title_en: call.endpoint.label.en,
    outcome: call.status < 400 ? 1 : call.status < 500 ? 2 : 3,
    http_status: call.status,
    time: call.ms,
    message: refusalText(call, params !== undefined),
    params,
  };
  return { table: 'log_api', tenantId: caller.tenantId, values };
}

/** Of procurement only the sentence without its values: they may be a price. */
function refusalText({ failure }: FinishedCall, mayTell: boolean): string | null {
  if (!(failure instanceof Refusal)) return null;
  return keptText(mayTell ? failure.text('zh') : message(failure.code, 'zh').replace(/\{\w+(:yuan)?\}/g, '…'), 500);
}

function errorRow(call: FinishedCall, caller: Caller | undefined): NewLog {
  const values = {
    ...shared(call, caller),
    ...errorFacts(call.failure),
    source: 1,
    params: keptParams(call.route, call.input),
  };
  return { table: 'log_error', tenantId: caller?.tenantId ?? platformTenant, values };
}
