/** Requests about campaigns and books of feats. */
import type {
  Books,
  CampaignGames,
  CampaignInfo,
  CampaignList,
  CampaignMade,
  CampaignTold,
  GameCampaign,
  Joined,
  SeatWish,
} from "../generated/protocol";
import { call, clientId, withQuery } from "../table/api";

const at = (code: string, rest = ""): string => `/api/campaigns/${encodeURIComponent(code)}${rest}`;

export const campaigns = {
  games: async (language: string): Promise<readonly GameCampaign[]> =>
    (await call<CampaignGames>("GET", withQuery("/api/campaigns", { language }))).games,
  mine: async (): Promise<readonly CampaignInfo[]> => (await call<CampaignList>("GET", "/api/me/campaigns")).campaigns,
  make: (game: string, city: string, difficulty: string, mayors: readonly SeatWish[]) =>
    call<CampaignMade>("POST", "/api/campaigns", { client: clientId(), game, city, difficulty, mayors }),
  bring: (game: string, text: string, mayors: readonly SeatWish[]) =>
    call<CampaignMade>("POST", "/api/campaigns/files", { client: clientId(), game, text, mayors }),
  told: (code: string, language: string) => call<CampaignTold>("GET", withQuery(at(code), { language })),
  link: (code: string) => call<CampaignMade>("POST", at(code, "/links")),
  opens: (key: string) => call<CampaignInfo>("POST", "/api/campaigns/keys", { key }),
  join: (key: string, name: string) => call<CampaignMade>("POST", "/api/campaigns/mayors", { key, name }),
  begin: (code: string, chapter: number, alone: boolean) =>
    call<Joined>("POST", at(code, "/chapters"), { client: clientId(), chapter, alone }),
  letGoOn: (code: string, alone: boolean) => call<CampaignInfo>("POST", at(code, "/agreement"), { alone }),
  date: (code: string, chapter: number, day: string) => call<CampaignInfo>("POST", at(code, "/days"), { chapter, day }),
  file: (code: string) => at(code, "/file"),
  sheet: (code: string, language: string) => withQuery(at(code, "/sheet"), { language }),
  picture: (game: string, card: string) => `/api/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(card)}`,
};

export const feats = {
  books: (language: string, partner: string | null) => call<Books>("GET", withQuery("/api/me/feats", { language, partner })),
  sheet: (game: string, language: string, partner: string | null) =>
    withQuery(`/api/me/feats/${encodeURIComponent(game)}/sheet`, { language, partner }),
};
