import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryLifecycle } from '@zhaocai/model';
import { newBidIdentity } from '@zhaocai/model/sealing/seal-bid';
import { recordWithReceipt } from '../src/platform/audit/index.ts';
import { nextId } from '../src/platform/db/index.ts';
import {
  fileLabel,
  fileNameLabel,
  hashOfSealed,
  quoteLabel,
} from '../src/modules/tendering/server-sealed/quote-form.ts';
import { newPackageKey, sealFormerly, sealUnder } from './former-sealing.ts';
import { ownEntries } from './published-steps.ts';
import { uploadSealed } from './sealed-steps.ts';
import type { Account, TenderingApp } from './tendering-app.ts';

interface Place {
  readonly tenantId: string;
  readonly projectId: string;
  readonly packageId: string;
  readonly versionNo: number;
  readonly publicKey: string;
  /** A moment in which a quote is still in time. */
  readonly inTime: string;
}

/** The key of a package as its publication made it before bidders' browsers sealed; the same again for the same package. */
async function packageKeyOf(app: TenderingApp, entryId: string): Promise<Place> {
  const find = `select e.tenant_id as "tenantId", e.project_id as "projectId", e.package_id as "packageId",
      e.quote_version + 1 as "versionNo", y.public_key as "publicKey",
      to_char((p.bid_end_time - interval '1 minute') at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "inTime"
    from entry e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
    left join package_key y on y.tenant_id = e.tenant_id and y.package_id = e.package_id where e.id = $1`;
  const [place] = await app.asSuperuser<Place>(find, [entryId]);
  if (!place) throw new Error('no such entry');
  if (place.publicKey) return place;
  const key = newPackageKey(app.secret, place);
  await app.asSuperuser(
    `insert into package_key (tenant_id, id, project_id, package_id, public_key, wrapped_private_key, create_time)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [place.tenantId, nextId(), place.projectId, place.packageId, key.publicKey, key.wrappedPrivateKey],
  );
  return { ...place, publicKey: key.publicKey };
}

/**
 * Replaces the quote of a supplier by these bytes, sealed by the server and recorded as it was before bidders' browsers
 * sealed, and judged by nobody.
 */
export async function plantQuote(
  app: TenderingApp,
  account: Account,
  { projectId, text }: { projectId: string; text: string },
): Promise<string> {
  const [own] = await ownEntries(app, account, projectId);
  if (!own) throw new Error(`${account} has no entry`);
  const { entryId } = own;
  const place = await packageKeyOf(app, entryId);
  const { user } = app.as(account);
  const scope = { ...place, entryId, label: quoteLabel(place.versionNo) };
  const recipients = { publicKey: place.publicKey, supplierTenantId: user.tenantId };
  const { cipher, packageDek, bidderDek } = sealFormerly(app.secret, scope, { plain: Buffer.from(text), recipients });
  const sealed = { cipher: cipher.toString('base64'), packageDek, bidderDek };
  const cipherHash = hashOfSealed(sealed);
  const receipt = await app.database.transaction(user.tenantId, (db) =>
    recordWithReceipt(
      { db, tenantId: user.tenantId, now: place.inTime, user },
      {
        tenantId: place.tenantId,
        stream: `${projectId}.${user.tenantId}`,
        action: 'quote.replace',
        subject: entryId,
        payload: { packageId: place.packageId, versionNo: place.versionNo, cipherHash },
      },
    ),
  );
  await app.asSuperuser(
    `with moved as (update entry set quote_version = $6, entry_status = ${entryLifecycle.code.submitted} where id = $5)
     insert into quote (tenant_id, id, create_time, project_id, package_id, entry_id, version_no, kind, supplier_tenant_id,
       cipher, package_dek, bidder_dek, cipher_hash, receipt_seq, receipt_hash)
     values ($1, $2, now(), $3, $4, $5, $6, 2, $7, $8, $9, $10, $11, $12, $13)`,
    [
      place.tenantId,
      nextId(),
      projectId,
      place.packageId,
      entryId,
      place.versionNo,
      user.tenantId,
      sealed.cipher,
      sealed.packageDek,
      sealed.bidderDek,
      cipherHash,
      receipt.seq,
      receipt.hash,
    ],
  );
  return entryId;
}

/** A file of a supplier's quote as the server sealed it: name and bytes under keys of the package and of the bidder. */
export async function plantFile(
  app: TenderingApp,
  account: Account,
  { projectId, name, bytes }: { projectId: string; name: string; bytes: Buffer },
): Promise<string> {
  const [own] = await ownEntries(app, account, projectId);
  if (!own) throw new Error(`${account} has no entry`);
  const { recipient } = await newBidIdentity();
  const { fileId } = await uploadSealed(app, account, { entryId: own.entryId, recipient, bytes });
  const place = await packageKeyOf(app, own.entryId);
  const scope = { ...place, entryId: own.entryId, label: fileLabel };
  const recipients = { publicKey: place.publicKey, supplierTenantId: app.as(account).user.tenantId };
  const { cipher, packageDek, bidderDek, dek } = sealFormerly(app.secret, scope, { plain: bytes, recipients });
  const facts = Buffer.from(`${name}\0${bytes.length}`);
  const sealedName = sealUnder({ ...scope, label: fileNameLabel }, facts, dek).toString('base64');
  await app.asSuperuser(
    `update quote_file set cipher_sha256 = null, sealed_name = $2, package_dek = $3, bidder_dek = $4 where id = $1`,
    [fileId, sealedName, packageDek, bidderDek],
  );
  const [kept] = await app.asSuperuser<{ storageKey: string }>(
    `update attachment set file_size = $2, file_suffix = 'txt', content_type = 'text/plain' where id = $1 returning storage_key as "storageKey"`,
    [fileId, cipher.length],
  );
  await writeFile(join(app.filesFolder, kept?.storageKey ?? ''), cipher);
  return fileId;
}

/** A bit of the cipher text of this supplier's quote is no longer what it was. */
export async function damageQuote(app: TenderingApp, projectId: string, supplierTenantId: string): Promise<void> {
  await app.asSuperuser(
    `update quote set cipher = encode(set_byte(decode(cipher, 'base64'), 40, get_byte(decode(cipher, 'base64'), 40) # 1), 'base64')
     where project_id = $1 and supplier_tenant_id = $2`,
    [projectId, supplierTenantId],
  );
}
