import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@zhaocai/model';
import { formModule } from '../src/modules/form/index.ts';
import type { Files } from '../src/platform/files/index.ts';
import { startFlowApp, type FlowApp, type PersonName } from './flow-app.ts';

const codes = [
  ...['view', 'add', 'edit', 'delete', 'grant'].map((verb) => `form_${verb}`),
  'formData_view',
  'formData_export',
  'user_examine_data',
];

export interface PublishedForm {
  readonly formId: string;
  readonly version: number;
  readonly versionNo: number;
}

export interface FormApp extends FlowApp {
  readonly files: Files;
  /** Saves and publishes a design, grants it to the clerks (bob and cid), and binds it to the flow where one is named. */
  publishForm(
    formName: string,
    column: readonly object[],
    more?: { readonly flowKey?: string },
  ): Promise<PublishedForm>;
  submit(who: PersonName, form: PublishedForm, answers: object): Promise<Envelope<never>>;
  /** A stored file that hangs on nothing yet, as an answer names it. */
  aFile(id: string, name: string): Promise<{ readonly name: string; readonly url: string }>;
}

/** Forms and flows over HTTP: admin designs, the clerks bob and cid fill in, the others decide. */
export async function startFormApp(options: { readonly privateHosts?: readonly string[] } = {}): Promise<FormApp> {
  const folder = await mkdtemp(join(tmpdir(), 'zhaocai-form-'));
  const app = await startFlowApp({ also: [formModule], codes, filesFolder: folder, ...options });
  return {
    ...app,
    files: app.platform.files,
    async publishForm(formName, column, { flowKey } = {}) {
      const jsonData = JSON.stringify({ column });
      const saved = resultOf<PublishedForm>(
        await app.post('admin', '/process/form-design/formSave', { formName, jsonData }),
      );
      const grant = { formId: saved.formId, version: saved.version, roleIds: '21', flowKey };
      const granted = resultOf<{ version: number }>(await app.post('admin', '/process/form-design/formGrant', grant));
      return { ...saved, version: granted.version };
    },
    submit: (who, { formId, versionNo }, answers) =>
      app.post(who, '/process/form/data/submit', { formId, versionNo, title: '一个申请', answers }),
    async aFile(id, name) {
      await app.asSuperuser(
        `insert into attachment (tenant_id, id, file_name, file_suffix, file_size, sha256, content_type, storage_key,
           create_user, create_time, update_time)
         values ('100001', $1, $2, 'pdf', 1234, $3, 'application/pdf', 'key', 3, now(), now())`,
        [id, name, '0'.repeat(64)],
      );
      return { name, url: `/api/file/downloadTicket?fileId=${id}` };
    },
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The data of an answer that must be there. */
export function resultOf<D>(answer: Envelope<unknown>): D {
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data as D;
}
