import type { FormDetail } from '@zhaocai/model/form/design-endpoints';
import { vi } from 'vitest';
import { show } from '../../../kit/testing/show.tsx';
import { useSession } from '../../../kit/session/session-store.ts';
import { Designer } from './designer.tsx';

export const input = (prop: string, label: string, more: object = {}) => ({
  type: 'input',
  prop,
  label,
  span: 24,
  ...more,
});

export function aDesign(column: readonly object[], more: Partial<FormDetail> = {}): FormDetail {
  return {
    id: '5',
    formId: '5',
    version: 3,
    formName: '用印申请',
    category: null,
    flowKey: null,
    flowName: null,
    roleIds: [],
    roleNames: [],
    isEnabled: true,
    isChangeable: false,
    remark: null,
    publishedNo: 1,
    hasDraft: true,
    answerCount: 0,
    updateUserName: null,
    updateTime: '2026-11-20 10:00:00',
    versionNo: 2,
    versionStatus: 'draft',
    jsonData: JSON.stringify({ column }),
    ...more,
  };
}

/** The designer of a form, in the hands of somebody who may change it. */
export function design(column: readonly object[], more: Partial<FormDetail> = {}) {
  useSession.setState({ permissions: new Set(['form_edit', 'form_view']) });
  return show(<Designer detail={aDesign(column, more)} />);
}

export interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The server's side of the wire, by a part of the address: the answer, or the words of a refusal. Every call is noted. */
export function server(answers: Readonly<Record<string, unknown>>, refusals: Record<string, string> = {}): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    const path = String(url);
    const given: unknown = typeof body === 'string' ? JSON.parse(body) : {};
    sent.push({ path, body: given as Sent['body'] }); // what our own caller sent
    const refusal = Object.entries(refusals).find(([part]) => path.includes(part));
    if (refusal)
      return Promise.resolve(
        Response.json({ code: 400, success: false, data: null, msg: refusal[1] }, { status: 400 }),
      );
    const answer = Object.entries(answers).find(([part]) => path.includes(part));
    return Promise.resolve(Response.json({ code: 200, success: true, data: answer?.[1] ?? null, msg: '操作成功' }));
  });
  return sent;
}

export const savedDraft = { formId: '5', version: 4, versionNo: 2, versionStatus: 'draft', warnings: [] };
