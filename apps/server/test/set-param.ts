interface Answered {
  readonly code: number;
  readonly data: unknown;
}

/** Whoever administers a tenant, as its tests speak to it. */
interface Administrator {
  get(path: string): Promise<Answered>;
  post(path: string, body: unknown): Promise<Answered>;
}

/** A parameter of a tenant, as its administrator sets it; throws where that is refused. */
export async function setParam(admin: Administrator, paramKey: string, paramValue: string): Promise<void> {
  const listed = await admin.get(`/blade-system/param/list?paramKey=${paramKey}`);
  const [row] = (listed.data as { records: { ownId: string | null; ownVersion: number | null }[] }).records;
  const own = row?.ownId ? { id: row.ownId, version: row.ownVersion } : {};
  const { code } = await admin.post('/blade-system/param/submit', { ...own, paramKey, paramValue });
  if (code !== 200) throw new Error(`${paramKey} is not set: ${code}`);
}
