// The counting game on Colyseus: all in memory, each move sent at once instead of twenty times a second.
import { Room, Server } from '@colyseus/core';
import { Schema, defineTypes } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { createServer } from 'node:http';

class Count extends Schema {
  constructor() {
    super();
    this.count = 0;
    this.turn = 0;
  }
}
defineTypes(Count, { count: 'uint32', turn: 'uint8' });

class Counting extends Room {
  maxClients = 2;
  state = new Count();
  patchRate = null;

  onCreate() {
    this.onMessage('add', (client) => {
      if (this.clients.indexOf(client) !== this.state.turn) return;
      this.state.count += 1;
      this.state.turn = 1 - this.state.turn;
      this.broadcastPatch();
    });
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('counting', Counting);
await server.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${http.address().port}`);
