/** Kodama Duo is played on Kodama's board: what it asks beside is split, chosen and summoned there. */
export { board } from "../kodama";
