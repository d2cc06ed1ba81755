import type { CreateGame } from '@arbiter/schema';
import { type Browser, type BrowserContext, chromium as browsers, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API, asking, made, type TestServer, testServer } from '../../services/server/src/testServer.ts';
import { needs } from '../support/needs.ts';
import { chromium } from './chromium.ts';

/*
 * The page in a real browser, on a real server with a game of two bots.
 */

const MARKUP = '<img src=x onerror=alert(1)>Eve';
const TELLS_VIOLATIONS = "addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error('CSP: ' + violatedDirective))";
const deck = '17 Mountain\n13 Grizzly Bears\n10 Lightning Bolt';
const watched: CreateGame = { rules: 'classic', players: [MARKUP, 'Bob'].map((name) => ({ name, deck, bot: 'heuristic' as const })) };
const PACE_MS = 150;
const PATIENCE = { timeout: 20_000 };

needs('Chromium', chromium(), (executablePath) => {
  let server: TestServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let game: string;
  const complaints: string[] = [];
  /** What a browser says of itself, where a test brings it about. */
  let foreseen = /^$/u;
  const expectNoComplaint = (): void => {
    expect(complaints.splice(0).filter((text) => !foreseen.test(text))).toEqual([]);
    foreseen = /^$/u;
  };
  beforeAll(async () => {
    server = await testServer({}, { pace: () => PACE_MS });
    browser = await browsers.launch({ executablePath, args: ['--no-sandbox'] });
    ({ game } = await made(asking(server), watched));
  });
  beforeEach(async () => {
    context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('dialog', (dialog) => {
      complaints.push(dialog.message());
      void dialog.dismiss();
    });
    await page.addInitScript({ content: TELLS_VIOLATIONS });
    await page.goto(`${server.url}/`);
    await page.locator('.player').first().waitFor();
  });
  afterEach(async () => {
    await context.close();
    expectNoComplaint();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.dispose();
  });

  const texts = (selector: string): Promise<readonly string[]> => page.locator(selector).allTextContents();
  const entry = async (): Promise<{ readonly at: number; readonly of: number }> => {
    const [, at, of] = /(\d+) \/ (\d+)/u.exec((await page.locator('#entry').textContent()) ?? '') ?? [];
    return { at: Number(at), of: Number(of) };
  };

  describe('the page', () => {
    it('lists the game and shows it as anyone may see it', async () => {
      expect(await page.locator('#games').inputValue()).toBe(game);
      const players = await page.locator('.player').count();
      expect(players).toBe(2);
      for (const life of await texts('.life')) expect(life).toMatch(/^-?\d+$/u);
      expect((await texts('.player .dim')).filter((text) => /^library \d+$/u.test(text))).toHaveLength(2);
      for (const label of ['Hand (', 'Battlefield', 'Graveyard'])
        expect((await texts('.zone > .label')).filter((text) => text.startsWith(label))).toHaveLength(2);
      expect(await texts('#stack li')).not.toEqual([]);
      await expect.poll(() => texts('#steps [aria-current=step]'), PATIENCE).toHaveLength(1);
    });
    it('says only what is public', async () => {
      const hands = await page.locator('.zone', { hasText: 'Hand' }).allTextContents();
      for (const hand of hands) expect(hand).not.toMatch(/Mountain|Bears|Bolt/u);
    });
    it('grows with the game, entry by entry', async () => {
      const [before, lines] = [await entry(), (await texts('#timeline li')).length];
      await expect.poll(async () => (await entry()).of, PATIENCE).toBeGreaterThan(before.of + 3);
      await expect.poll(async () => (await texts('#timeline li')).length, PATIENCE).toBeGreaterThan(lines);
      const { at, of } = await entry();
      expect(at).toBeGreaterThanOrEqual(of - 2);
    });
    it('goes back to any entry, stays there, and returns', async () => {
      await expect.poll(async () => (await entry()).of, PATIENCE).toBeGreaterThan(10);
      await page.locator('#at').fill('2');
      await expect.poll(async () => (await entry()).at, PATIENCE).toBe(2);
      const { of } = await entry();
      const lines = await texts('#timeline li');
      await expect.poll(async () => Number(await page.locator('#at').getAttribute('max')), PATIENCE).toBeGreaterThan(of + 2);
      expect([(await entry()).at, await texts('#timeline li')]).toEqual([2, lines]);
      await page.locator('#forward').click();
      await expect.poll(async () => (await entry()).at, PATIENCE).toBe(3);
      await page.locator('#live').click();
      await expect.poll(async () => (await entry()).at, PATIENCE).toBeGreaterThan(of);
    });
    it('speaks Russian, timeline and all', async () => {
      await expect.poll(async () => (await entry()).of, PATIENCE).toBeGreaterThan(10);
      await page.locator('#language').selectOption('ru');
      await expect.poll(() => texts('h2'), PATIENCE).toEqual(['Стек', 'Ход игры']);
      await expect.poll(async () => (await texts('#timeline li'))[0], PATIENCE).toMatch(/[а-яё]{3}/iu);
      expect(await page.locator('html').getAttribute('lang')).toBe('ru');
      expect(await page.locator('#back').getAttribute('aria-label')).toBe('на запись назад');
      expect((await texts('.zone > .label')).join(' ')).toMatch(/Рука.*Поле битвы.*Кладбище/u);
    });
    it('shows markup in a name as the text it is', async () => {
      expect((await texts('#games option')).join()).toContain(MARKUP);
      await expect.poll(() => texts('.name'), PATIENCE).toEqual([`A ${MARKUP}`, 'B Bob']);
      expect(await page.locator('img').count()).toBe(0);
      expect(await page.title()).toBe('Arbiter');
    });
    it('says that a token is not known, and shows it nowhere', async () => {
      foreseen = /status of 401/u;
      await page.locator('#token').fill('nobody');
      await page.locator('#token').press('Enter');
      await expect.poll(() => page.locator('#state').textContent(), PATIENCE).toMatch(/token/iu);
      expect(page.url()).not.toContain('nobody');
    });
    it('takes the seat that a link invites to, and leaves the invitation in no address', async () => {
      const ask = asking(server);
      const people = await made(ask, { ...watched, players: watched.players.map(({ name, deck: cards }) => ({ name, deck: cards })) });
      const { body } = await ask<{ invitation: string }>(`/v1/games/${people.game}/seats/A/invitation`, { token: API, body: {} });
      const link = `${server.url}/#${people.game}&invitation=${body.invitation}`;
      await ask(`/v1/games/${people.game}/actions`, { token: people.a, body: { actionId: 'first', kind: 'answer', decisionId: 0, answer: { player: 'A' } } });
      await page.goto('about:blank');
      await page.goto(link);
      await expect.poll(() => page.locator('#token').inputValue(), PATIENCE).not.toBe('');
      expect(new URL(page.url()).hash).toBe(`#${people.game}`);
      const token = await page.locator('#token').inputValue();
      expect((await ask(`/v1/games/${people.game}/view`, { token })).status).toBe(200);
      await expect.poll(() => page.locator('#games').inputValue(), PATIENCE).toBe(people.game);
      await expect.poll(async () => (await texts('#steps li'))[0], PATIENCE).toBe('before the first turn');
      foreseen = /status of 403/u;
      await page.goto('about:blank');
      await page.goto(link);
      await expect.poll(() => page.locator('#state').textContent(), PATIENCE).toMatch(/invitation/iu);
    });
    it('fits a telephone', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      const long = "document.querySelector('#entry').textContent = 'entry 10000 / 10000'";
      expect(await page.evaluate(`(${long}, document.documentElement.scrollWidth)`)).toBeLessThanOrEqual(390);
    });
  });
});
