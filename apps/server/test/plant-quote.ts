import { recordWithReceipt } from '../src/platform/audit/index.ts';
import { nextId } from '../src/platform/db/index.ts';
import { hashOfSealed, quoteLabel } from '../src/modules/tendering/quote/sealed-quote.ts';
import { createSealing } from '../src/modules/tendering/quote/sealing.ts';
import type { Account, TenderingApp } from './tendering-app.ts';
import { ownEntries } from './tendering-steps.ts';

interface Place {
  readonly tenantId: string;
  readonly projectId: string;
  readonly packageId: string;
  readonly versionNo: number;
  readonly publicKey: string;
}

/**
 * Replaces the quote of a supplier by these bytes, sealed and recorded as the product does it, but judged by nobody: as
 * one lies in the database that was handed in before a check was there.
 */
export async function plantQuote(
  app: TenderingApp,
  account: Account,
  { projectId, text }: { projectId: string; text: string },
): Promise<string> {
  const [own] = await ownEntries(app, account, projectId);
  if (!own) throw new Error(`${account} has no entry`);
  const { entryId } = own;
  const [place] = await app.asSuperuser<Place>(
    `select e.tenant_id as "tenantId", e.project_id as "projectId", e.package_id as "packageId",
       e.quote_version + 1 as "versionNo", y.public_key as "publicKey"
     from entry e join package_key y on y.tenant_id = e.tenant_id and y.package_id = e.package_id where e.id = $1`,
    [entryId],
  );
  if (!place) throw new Error('the package has no key');
  const { user } = app.as(account);
  const scope = { ...place, entryId, label: quoteLabel(place.versionNo) };
  const recipients = { publicKey: place.publicKey, supplierTenantId: user.tenantId };
  const { cipher, ...keys } = createSealing(app.secret).seal(scope, Buffer.from(text), recipients);
  const sealed = { cipher: cipher.toString('base64'), ...keys };
  const cipherHash = hashOfSealed(sealed);
  const receipt = await app.database.transaction(user.tenantId, (db) =>
    recordWithReceipt(
      { db, tenantId: user.tenantId, now: db.now, user },
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
    `with moved as (update entry set quote_version = $6 where id = $5)
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

/** A bit of the cipher text of this supplier's quote is no longer what it was. */
export async function damageQuote(app: TenderingApp, projectId: string, supplierTenantId: string): Promise<void> {
  await app.asSuperuser(
    `update quote set cipher = encode(set_byte(decode(cipher, 'base64'), 40, get_byte(decode(cipher, 'base64'), 40) # 1), 'base64')
     where project_id = $1 and supplier_tenant_id = $2`,
    [projectId, supplierTenantId],
  );
}
