/** A key of somebody of the demo: made once, outside of the server, and locked with the demo's password. */
interface DemoKey {
  readonly tenantId: string;
  readonly account: string;
  readonly keyKind: number;
  readonly publicKey: string;
  readonly lockedSecret: string;
}

/** So that a newcomer opens bids within a minute. */
export const demoKeys: readonly DemoKey[] = [
  {
    tenantId: '100001',
    account: 'buyer',
    keyKind: 1,
    publicKey: 'age1jpmh2dx2p29k3cu4d99q0uvy53zerv03hdd04cjy6ncmpjfn5s0s08umm8',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCB3bVg0Y3VPR2VIWENGYkRy\neXJmMEh3IDE2CjQ2bk1oSkhCcHN0REt5Zk8vTEthTzVVTnMxTjdVVk9JaTFmVkFH\nTUtCdzAKLS0tIGpnaUdyc2pqUkgrWEEvcHEzU1pVVC9PMVVIWGtHcTBUd3BDdndM\nSUNnUVEKneFvEkadmiauf/QBTRBgGY3VLY0RBWjyFt7Ibln3WVVby38cnz9KNElr\nxvPeqhmMkIVNmg/vc+4FOb940g5RzF4GPARNLs9CX8hx52fVdyOA5KrZqhNTRtWb\nfGgdJ9taGMTMZ9UnF3b48g==\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '100001',
    account: 'manager',
    keyKind: 1,
    publicKey: 'age1ljcezpnsujgavg2q2e4h6ptywkh0u3agdltg89dxmy9947xr7q6qukl9w3',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBYbHpHMk5ieEwwUXAvb1NM\nTnhEMnRBIDE2CnJacTllT0kzbGwwMWNkakFJWG12ZG8vZjBONmRqWncrcTNEdFh3\neUlPb0UKLS0tIDJ4OHpEbE5rZEJPU3pQbmZBckFXcWNlakVGUDUxejNwQkxxeTBN\ncmJ6cGcKSJpx7BjA3zYnVQH3xewFq/QPpS0yOedod3pJPMC/CA5083DhnMGVKtHB\not/LsFfYCrxdiik9TzlKtZM9FxHsaVJgEcBuVUNOMC5BWBhWlQD/KzSv2wRKeIhK\nk594M3gAfmcP2TG/nZn2XA==\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '100001',
    account: 'supervisor',
    keyKind: 1,
    publicKey: 'age1lz8ejj8qcysh7nttjcllu37psll0qvgchykas2r7fsr6nfqha5zs0vq49q',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCA5RUEvOWJKeUJjL2o3a2lT\nWDJNL3ZnIDE2CkhHRTQ1OER5cFJ2VmRFQ2lGcUJyV0hVcVJMZkFKeDU2WmVSbWh5\nb3l1RTQKLS0tIHRKaGJ2ODhWNHozRzNRTHJIWnRrWmNhN2x0V05EanhaTThzWS9v\nM0ZlOEkK8Jyvi5mjyShSIfoai6FCfqshRqZpiIA72Hk6pjetAn2IKn0fLq13p8Sf\n1hPNfg0S1iPoTnQBuQXXmf1S6AZB5eBRqIydfDn2GIPcLaQ651GoDHkQuh0QD6pn\nWjaYyDmLtWoUqWQ8PQBVIw==\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '100001',
    account: 'finance',
    keyKind: 1,
    publicKey: 'age1g2qs3t9vfjrqz2junk9m8s0w6epq0958euajwj6vel5jardgguyqclp6yh',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBBdmpJWU51dzVLY1ZiSUUx\nV1N2T2dRIDE2CkdDdEVYRHN0TmZjalBKci9tdGw5YnhNc1RQRjJmUmh6SmE4cUJq\ndnUvMFEKLS0tIDkyKy9lYzBldi9kSVpnaXNCU2c1ZGNPa1pnOU53d3lFUnp3M2hm\nR1dlL1EKAE2oVk+PgF0bn2UqjbLhIlTL8hAQ7rg/o+6H2jONTdG1E/3RRlbEDfEa\nS7HC0MrWESkjICKMJOxNT0l0lO6m8A+F+M/otYKyXIrYuqtELDEdwsTEsk6llMQE\nwXnDI9hiceXeKV2QMmNsVA==\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '200001',
    account: 'agent',
    keyKind: 1,
    publicKey: 'age16x7uta9t92a2aeh3smu72azld0rnazvmrnwly6n47ewcqykzpdlsp0hgrv',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBsQ0ttLy9ZdjJ1a0JwRTNY\nZ29QM013IDE2CldyOVowMDlZVW1HWjExTkZDQ2xoZ1hVT2V5NUZRU3Y4eVd1cHY4\nSEkvM00KLS0tIGpzdEY3NUozMW05VXd0K3pXY1Iyb2hybTdFQlB6NDJoWWI0V1NK\nR0JBR2MKsjDTALUAxyAhtc/FNHXsQD3o06u2XaR+dUoourbDjO3nJO0RAeIORulc\najFwqSF/UweJ7nUo7z2IzDwvCLfTzKEdhKSQLWgLCew52q2rtXNaJfoqPVU94vQq\ncZaQ1GVg1mjL29MAoSjZyQ==\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '300001',
    account: 'supplier1',
    keyKind: 1,
    publicKey: 'age1tfpele9le459vdr4wmmrw79k5uf8mukjul3mssw0hfujhhvw0eyq3p9vzq',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCA3dS9IMnlpRFgzbVZQVFNn\nYk9heUhBIDE2CmQyRWVraFJjdW96QkNFQVlULzB2aVladjZvMSs0ZnVmK3FHa0tP\nVkxFdkEKLS0tIDh5U0s2L1BTMFhmVWd2ZitxQTRFN1grRk5tK0tJZ2gxK2hESjk5\nR2tNd28K+LZk09KeRKogNXjVQQFpoYIBhsF5HyihygPDKYrBwjz6uYTg6HAZLPOA\np8aDRZkfTON9QQ3nJ0FMyDiIWLLIGlNYKZHPHIDVd804KS5ioLDQz/NHB6oRP+YF\nREY8q7kWGVZNw8Nac9H6QA==\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '300001',
    account: 'supplier1',
    keyKind: 2,
    publicKey:
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE7uURVMTFVAwlvDgveSyalYP6ZNHW5726ky2KtP47SHd42qQTyVAjsaRH02u1fiwOU1nToGxWjGosUJvj/dnvlw==',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBnVndMTGJuNDNyQk9vR3B0\nMVp3ZlZRIDE2CjBqT1hhWEQ4Tm1PZ1VkUE1UazJzY0ZyUHIvWDhBb1lQUFNWTUpq\na3pZbGMKLS0tIHNFejM2TDF0R2RXWFVUNlhvSE5zRGRMU0xhR0ltNk5xNnJXUi82\nVUFHUnMK7DdGvXgX/cgYUWijys50t/JKvNywFs2qkTgN3YSKTUoamhmI/UXdh2W9\nyscPc5bsvPxNGAM2vaA465F/uvDCsggj2LVCzlnbmLDukgC3K9LU/SAU6b779j7Z\n41K3WvMWwtrstWjm+W9sEa2nPg8E/jt9ghevjFb0f6BHD8Ti66mgtp2NFEGWoD4g\nXTiOdocZmb+muMkhomo33bKgHC+GV+pVdOhNaJshpbR7j90idXg56k/GE1yY7iLn\ngyySh48NI8Yvs05NcHteDQxeKs3NJDE13JZPMF9c\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '300002',
    account: 'supplier2',
    keyKind: 1,
    publicKey: 'age13xs9yxw7hf6mf8j40cxt5l7zq9x752wlhy45d4ah8h7t2z0kxffqslq2ta',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBzNWRoUFYrakt1MVNnL1Zq\nbUxZS0tRIDE2CmtCejFVNktQN0JkaFUyakxRR1Z4dlFPSUh6U2pUUGhwLzRXalNZ\neXdkQWsKLS0tIHFLMWpJVkJWK2llUkxoUVFBdGJsa2IybEhCanJteDRHSlF0eXRF\nY3AxVEEKMBrpX807jAAkPPDoquyiIX9EmDB2hvY+vRiMiTQ5Ew4cK1g6BkVEhhZN\n+tDONzCua7Hwxeof78oFAB6TLXA5pxAHHpIW0P4dllfGeP2UIpzDk/yTZA5t7El2\nBp6Pq3SgOGjKQ+3fbtxA/A==\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '300002',
    account: 'supplier2',
    keyKind: 2,
    publicKey:
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAESmdC+XbGyfg0mM6ByyXlVxMM0EWLUxi/+BxmZcAtqhpKOU9NzS7HUDr7jK65bnBYMeKCePb+H7tCoE5R0FI05Q==',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCB3dzIySWozRVFodk04aW1n\nSmwvN0ZnIDE2Ckt4Qm1YeG02OURoVWd4MzlORU00eVNjYXdoa3NPTXVEclAwN20v\nWnh0bzQKLS0tIHZZNmxYUjEvQU16WVZlT1A4UkZacGNwYUl1emlQUEEwbVZ5eUVT\ndkwzMGMKvCMG1eAQPyheEhm1UxmoUHEeeUJNh/LxHBCsEBLXWVOwIEMQu2rOdBO3\n0QdtGUUrNDKtGmUm6ACMQ2bXK9I7DRJk0fqmD8yLKU7vUASswHyQv25cYBy3ZyCx\neD/+xyx25t4c1t9uoXIpq3EV32cC0lNIktVSDvosYeyhO9xpeMO/8Rdm2B+SpBHv\nUSpM/MSHJ7pHiu51sEoNjKK913UneKuY3FDiSJJ/qF8Wuj6ucyL8gFzVmvq7UFti\nGZ9rxN+nKnadvv0X+fCniFtanS6MYDhCE1N2/D5v\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '300003',
    account: 'supplier3',
    keyKind: 1,
    publicKey: 'age1jt5gqrxrxwx83cklqtazjh9ayru3t6up4z2eufd8xk9z3pqm3yhql8yqw6',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCAzbDRsSU01K01pQUtZRkhq\nNUJ2Qkp3IDE2Cm1BNnBRaFdrWmNTWjAvaVdDb01sT2JhNlBwaDc0ZEhCdWM5YXE2\nOHZURlEKLS0tIDlTTm1rNFJ6SzlIRFJSYU5WQ0FJUG1mUXdudWViUzBIb2Rla0RL\nbEJ5VTAKw2o/uH9HzWLY8Fwu7DyeUT2cvzMBkhAgVn93UKb+p44cOHBeoVsPQCHx\nueAkXG6Q/WiHgbpNV2qbLxE95lK/X5Yz+9jf+obqI6xy15ViwpXutFHqGKBu4SVg\n4Owk4+2TNUJNyvA/TLD9pw==\n-----END AGE ENCRYPTED FILE-----',
  },
  {
    tenantId: '300003',
    account: 'supplier3',
    keyKind: 2,
    publicKey:
      'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE7Po2zqxw1rMGP2cwTVcVG8RcdzHpWJjriuVJvuC6uhGKe7ds+aCnz3niX+/tStzZBfXJC+tPhIwWhurwj8xwIQ==',
    lockedSecret:
      '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBDQiswcmpZT0FjdFp4N09C\najJPektRIDE2CjdobFZVb2hPYU8zYkkvOVZUajdCRVJjdmlESXRHK0JlcGNXU0pp\nM05PakUKLS0tIFdGclA3bFNxL25Gai8zVWtCdHFzdk01M3Q1b09BRisxVS9hQXRq\nUGd1YXMK4kBK1z2jprFziOwEKgbPRKx9CMSv8XtLpVbQ7bx1FAtzgqcPhUXBOfnS\nmOLUFIwzWP83sCgan8cBz/U8ZC3fWrhSFQEBDMCUsboeMPR3mDiiWIGQLNmu0F1P\nXt0AU+WwYt+k9doPF1XiMvob1Ei8GM1QCiWIgz9iZfwBswH0r0heGVPSLFSmkmmF\n+fKX7v67fHAId6TXNeuABPmOSQBUsyxtPnhJSeHXAH6qrO3Jr/5QvNlq6H23du3f\n4KFZYW1NQ+7eFfTQkCXYajIj8mzZ0dLoXXApRrvA\n-----END AGE ENCRYPTED FILE-----',
  },
];
